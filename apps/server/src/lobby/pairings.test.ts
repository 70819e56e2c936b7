import type { Milliseconds, Mode, PersonId } from '@open-yatzy/match';
import { botsComeAfter } from '@open-yatzy/protocol';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allowedDifference, type Known, pairings, type Waiting } from './pairings.ts';

const now = 1_000_000 as Milliseconds;
const id = (name: string) => name as PersonId;

function waits(person: string, seconds: number, rest: Partial<Waiting> = {}): Waiting {
  return {
    person: id(person),
    rules: 'scandinavian-15',
    mode: 'normal',
    seats: 2,
    opponent: 'people',
    since: (now - 1000 * seconds) as Milliseconds,
    ...rest,
  };
}

interface Facts {
  readonly ratings?: Readonly<Record<string, number>>;
  readonly met?: Readonly<Record<string, readonly string[]>>;
  readonly apart?: readonly (readonly [string, string])[];
}

function knowing({ ratings = {}, met = {}, apart = [] }: Facts = {}): Known {
  return {
    rating: (person) => ratings[person] ?? 1500,
    lastOpponents: (person) => (met[person] ?? []).map(id),
    areApart: (one, other) => apart.some((two) => two.includes(one) && two.includes(other)),
  };
}

const together = (waiting: readonly Waiting[], facts: Facts = {}) =>
  pairings(waiting, now, knowing(facts)).map(({ people, bots }) => [...people, ...bots].join(' '));

describe('a normal game', () => {
  test('begins at once when the table is full, with those who came first', () => {
    expect(together([waits('c', 1), waits('a', 3), waits('b', 2)])).toEqual(['a b']);
    const four = { seats: 4 };
    expect(together(['a', 'b', 'c', 'd'].map((person, index) => waits(person, 9 - index, four)))).toEqual([
      'a b c d',
    ]);
  });

  test('begins with bots once the longest waiting has waited for 20 s, and not before', () => {
    const three = { seats: 3 };
    expect(together([waits('a', 19.9, three), waits('b', 1, three)])).toEqual([]);
    expect(together([waits('a', 20, three), waits('b', 1, three)])).toEqual(['a b casual']);
    expect(together([waits('a', 20)])).toEqual(['a casual']);
  });

  test('is for those who want the same rules and seats', () => {
    const other = waits('b', 2, { rules: 'pocket-15' });
    expect(together([waits('a', 3), other, waits('c', 1, { seats: 3 })])).toEqual([]);
  });

  test('keeps who is blocked away from the table, and fills it with others', () => {
    const apart = [['a', 'b']] as const;
    expect(together([waits('a', 3), waits('b', 2)], { apart })).toEqual([]);
    expect(together([waits('a', 3), waits('b', 2), waits('c', 1)], { apart })).toEqual(['a c']);
    const three = { seats: 3 };
    const four = ['a', 'b', 'c', 'd'].map((person, index) => waits(person, 9 - index, three));
    expect(together(four, { apart })).toEqual(['a c d']);
  });
});

describe('a ranked game', () => {
  const ranked = { mode: 'ranked' } as const;

  test('is with the nearest rating', () => {
    const all = [waits('a', 3, ranked), waits('b', 2, ranked), waits('c', 1, ranked)];
    expect(together(all, { ratings: { a: 1500, b: 1600, c: 1490 } })).toEqual(['a c']);
  });

  test('allows 150 points between two at once, and 15 more each second that one of them has waited', () => {
    expect([0, 10_000, 60_000].map(allowedDifference)).toEqual([150, 300, 1050]);
    const ratings = { a: 1500, b: 1800 };
    expect(together([waits('a', 9.9, ranked), waits('b', 0, ranked)], { ratings })).toEqual([]);
    expect(together([waits('a', 10, ranked), waits('b', 0, ranked)], { ratings })).toEqual(['a b']);
  });

  test('is never with the same person a third time running, whoever of the two remembers', () => {
    const both = [waits('a', 30, ranked), waits('b', 30, ranked)];
    expect(together(both, { met: { a: ['b', 'b'], b: ['b', 'a'] } })).toEqual([]);
    expect(together(both, { met: { b: ['a', 'a'] } })).toEqual([]);
    expect(together(both, { met: { a: ['b', 'c'], b: ['a', 'c'] } })).toEqual(['a b']);
  });

  test('is never with a bot, however long one waits', () => {
    expect(together([waits('a', 3600, ranked)])).toEqual([]);
  });
});

describe('a game for diamonds', () => {
  const diamonds = { mode: 'diamonds' } as const;

  test('is with who has waited longest, whatever they are rated', () => {
    const all = [waits('a', 3, diamonds), waits('b', 2, diamonds), waits('c', 1, diamonds)];
    expect(together(all, { ratings: { a: 1500, b: 2500, c: 1500 } })).toEqual(['a b']);
  });

  test('is against the master at once', () => {
    const master = { ...diamonds, opponent: 'master' } as const;
    expect(together([waits('a', 0, master), waits('b', 0, diamonds), waits('c', 0, master)])).toEqual([
      'a master',
      'c master',
    ]);
  });
});

describe('whoever waits for whatever', () => {
  const names = [...'abcdefghijkl'];
  const anyone = fc.record({
    rules: fc.constantFrom('scandinavian-15', 'pocket-15'),
    mode: fc.constantFrom<Mode>('normal', 'ranked', 'diamonds'),
    size: fc.integer({ min: 2, max: 5 }),
    seconds: fc.integer({ min: 0, max: 40 }),
    rating: fc.integer({ min: 1000, max: 2000 }),
  });
  const situation = fc
    .record({
      people: fc.array(anyone, { maxLength: names.length }),
      apart: fc.uniqueArray(fc.integer({ min: 0, max: 143 }), { maxLength: 12 }),
      met: fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 24, maxLength: 24 }),
    })
    .map(({ people, apart, met }) => {
      const waiting = people.map(({ rules, mode, size, seconds }, index) =>
        waits(names[index] ?? '', seconds, { rules, mode, seats: mode === 'normal' ? size : 2 }),
      );
      const known = knowing({
        ratings: Object.fromEntries(people.map(({ rating }, index) => [names[index], rating])),
        apart: apart.map((two) => [names[Math.floor(two / 12)] ?? '', names[two % 12] ?? ''] as const),
        met: Object.fromEntries(
          names.map((name, index) => [
            name,
            met.slice(2 * index, 2 * index + 2).map((other) => names[other] ?? ''),
          ]),
        ),
      });
      return { waiting, known, groups: pairings(waiting, now, known) };
    });
  const pairsOf = (people: readonly PersonId[]) =>
    people.flatMap((one, index) => people.slice(index + 1).map((other) => [one, other] as const));
  const thirdTime = (known: Known, one: PersonId, other: PersonId) =>
    [
      [one, other],
      [other, one],
    ].some(([who = one, whom = other]) => known.lastOpponents(who).every((each) => each === whom));
  const left = (waiting: readonly Waiting[], groups: ReturnType<typeof pairings>) => {
    const seated = new Set(groups.flatMap(({ people }) => people));
    return waiting.filter(({ person }) => !seated.has(person));
  };

  test('nobody is seated twice, and every table has as many as were asked for, who asked for it', () => {
    fc.assert(
      fc.property(situation, ({ waiting, groups }) => {
        const people = groups.flatMap((group) => group.people);
        expect(new Set(people).size).toBe(people.length);
        for (const { people: seated, bots, rules, mode } of groups) {
          const wishes = waiting.filter(({ person }) => seated.includes(person));
          for (const wish of wishes)
            expect(wish).toMatchObject({ rules, mode, seats: seated.length + bots.length });
          if (mode !== 'normal') expect(bots).toEqual([]);
        }
      }),
    );
  });

  test('nobody meets whom they blocked, or is ranked against the same person a third time running', () => {
    fc.assert(
      fc.property(situation, ({ known, groups }) => {
        for (const { people, mode } of groups) {
          for (const [one, other] of pairsOf(people)) {
            expect(known.areApart(one, other)).toBe(false);
            if (mode === 'ranked') expect(thirdTime(known, one, other)).toBe(false);
          }
        }
      }),
    );
  });

  const queueOf = ({ rules, mode, seats }: Waiting) => `${rules} ${mode} ${seats}`;
  const mayMeet = (known: Known, one: Waiting, other: Waiting) => {
    if (queueOf(one) !== queueOf(other) || known.areApart(one.person, other.person)) return false;
    const difference = Math.abs(known.rating(one.person) - known.rating(other.person));
    const isFar = difference > allowedDifference(now - Math.min(one.since, other.since));
    return one.mode !== 'ranked' || !(isFar || thirdTime(known, one.person, other.person));
  };

  test('no two are left who may meet, and nobody whom bots may join', () => {
    fc.assert(
      fc.property(situation, ({ waiting, known, groups }) => {
        const rest = left(waiting, groups);
        expect(rest.filter(({ mode, since }) => mode === 'normal' && now - since >= botsComeAfter)).toEqual(
          [],
        );
        const twos = rest.filter(({ seats }) => seats === 2);
        for (const one of twos)
          for (const other of twos) if (one !== other) expect(mayMeet(known, one, other)).toBe(false);
      }),
    );
  });

  test('the longest waiting is left only where nobody at all may meet them', () => {
    fc.assert(
      fc.property(situation, ({ waiting, known, groups }) => {
        for (const first of left(waiting, groups).filter(({ seats }) => seats === 2)) {
          const others = waiting.filter((each) => each !== first && queueOf(each) === queueOf(first));
          if (others.some(({ since }) => since <= first.since)) continue;
          expect(others.filter((other) => mayMeet(known, first, other))).toEqual([]);
        }
      }),
    );
  });
});
