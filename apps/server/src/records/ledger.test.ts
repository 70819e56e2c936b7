import type { Milliseconds, PersonId } from '@open-yatzy/match';
import { dailyLimit } from '@open-yatzy/protocol';
import type { Outcome } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';
import {
  bookProblems,
  type Entry,
  gain,
  heldTime,
  keptEntries,
  type Lot,
  matchEntries,
  moved,
  pairing,
} from './ledger.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const noon = 1_800_000_000_000 as Milliseconds;
const later = (milliseconds: number) => (noon + milliseconds) as Milliseconds;

function seat(number: number, of: Partial<FinishedSeat>): FinishedSeat {
  return {
    ...{ seat: number, person: null, bot: null, name: 'x', isProgram: false, rank: 1, outcome: 'won' },
    ...{ total: 200, isOwnCard: true, upperBonus: false, fiveOfAKind: false, fiveAlikes: 0 },
    ...{ strikes: 0, behind: 0, ...of },
  };
}

function game(other: Partial<FinishedSeat>, outcome: Outcome = 'won'): FinishedMatch {
  const seats = [seat(0, { person: ada, outcome }), seat(1, { outcome: 'lost', ...other })];
  return {
    match: 'm1',
    at: noon,
    rules: 'joker-13',
    mode: 'diamonds',
    ending: null,
    seats,
  } as unknown as FinishedMatch;
}

const winnings = (of: Partial<Parameters<typeof matchEntries>[2]['winnings']> = {}) => ({
  isKept: true,
  today: 0,
  lots: [],
  ...of,
});
const entriesOf = (match: FinishedMatch, of: Parameters<typeof winnings>[0] = {}, before = 0) =>
  matchEntries(match, match.seats[0] as FinishedSeat, { winnings: winnings(of), before });
const gained = (entries: readonly Entry[]) =>
  entries.flatMap(({ legs }) => legs.filter(({ amount }) => amount > 0));

describe('diamonds of a match', () => {
  it.each([
    ['won', bo, [10, 5, 2, 1, 0]],
    ['drawn', bo, [5, 2, 1, 0, 0]],
    ['lost', bo, [0, 0, 0, 0, 0]],
    ['won', 'master', [3, 1, 0, 0, 0]],
    ['drawn', 'master', [0, 0, 0, 0, 0]],
  ] as const)('%s against %s, time and again on one day: %j', (outcome, whom, amounts) => {
    expect(amounts.map((_, before) => gain({ outcome }, { whom, before }, 0))).toEqual(amounts);
  });

  it('stop at the limit of the day', () => {
    expect(gain({ outcome: 'won' }, { whom: bo, before: 0 }, dailyLimit - 4)).toBe(4);
    expect(gain({ outcome: 'won' }, { whom: bo, before: 0 }, dailyLimit)).toBe(0);
  });

  it('go to who has a passkey, and are held for a guest', () => {
    expect(gained(entriesOf(game({ person: bo })))).toEqual([{ account: 'owned:ada', amount: 10 }]);
    expect(gained(entriesOf(game({ person: bo }), { isKept: false }))).toEqual([
      { account: 'held:ada', amount: 10 },
    ]);
  });

  it.each<[string, FinishedMatch]>([
    ['a game of another mode', { ...game({ person: bo }), mode: 'ranked' }],
    ['a bot that is not the master', game({ bot: 'perfect' })],
    ['a bot account', game({ person: bo, isProgram: true })],
    ['three at the table', { ...game({ person: bo }), seats: [...game({}).seats, seat(2, { person: bo })] }],
  ])('are none against %s', (_, match) => {
    expect(entriesOf(match)).toEqual([]);
    expect(pairing(match, ada)).toBeNull();
  });
});

describe('diamonds that are held', () => {
  const lot = (age: number, amount: number): Lot => ({
    cause: `match ${age} ada`,
    at: later(-age),
    amount,
  });

  it('are handed over with a passkey, but for those of thirty days and older', () => {
    const entries = keptEntries(ada, noon, [lot(heldTime, 5), lot(heldTime - 1, 3), lot(0, 2)]);
    expect(entries.map(({ cause }) => cause)).toEqual([`expired match ${heldTime} ada`, 'kept ada']);
    expect(gained(entries)).toEqual([
      { account: 'treasury', amount: 5 },
      { account: 'owned:ada', amount: 5 },
    ]);
  });

  it('expire when more are won', () => {
    const entries = entriesOf(game({ person: bo }), { isKept: false, lots: [lot(heldTime, 5)] });
    expect(entries.map(({ cause }) => cause)).toEqual([`expired match ${heldTime} ada`, 'match m1 ada']);
  });
});

describe('the books', () => {
  it('balance whatever happens to a person', () => {
    const step = fc.oneof(
      fc.record({
        type: fc.constant('match' as const),
        days: fc.integer({ min: 0, max: 12 }),
        outcome: fc.constantFrom<Outcome>('won', 'drawn', 'lost'),
        whom: fc.constantFrom(bo, 'master' as const),
      }),
      fc.record({ type: fc.constant('kept' as const), days: fc.integer({ min: 0, max: 40 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const entries: Entry[] = [];
        let [now, isKept, lots]: [Milliseconds, boolean, readonly Lot[]] = [noon, false, []];
        for (const [index, each] of steps.entries()) {
          now = (now + each.days * 24 * 60 * 60_000) as Milliseconds;
          if (each.type === 'kept') {
            if (!isKept) entries.push(...keptEntries(ada, now, lots));
            [isKept, lots] = [true, []];
            continue;
          }
          const other = each.whom === 'master' ? { bot: 'master' } : { person: bo };
          const match = { ...game(other, each.outcome), match: `m${index}`, at: now } as FinishedMatch;
          const added = entriesOf(match, { isKept, lots });
          entries.push(...added);
          const expired = new Set(added.map(({ cause }) => cause));
          lots = [
            ...lots.filter(({ cause }) => !expired.has(`expired ${cause}`)),
            ...added.flatMap(({ cause, at, legs }) =>
              legs[1].account === 'held:ada' ? [{ cause, at, amount: legs[1].amount }] : [],
            ),
          ];
        }
        expect(bookProblems(entries)).toEqual([]);
        const causes = entries.map(({ cause }) => cause);
        expect(new Set(causes).size).toBe(causes.length);
        const held = entries
          .flatMap(({ legs }) => legs)
          .reduce((sum, { account, amount }) => (account === 'held:ada' ? sum + amount : sum), 0);
        expect(held).toBe(lots.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  it.each<[string, Parameters<typeof bookProblems>[0]]>([
    ['a leg that is missing', [{ cause: 'c', legs: [{ account: 'treasury', amount: 1 }] }]],
    [
      'legs that do not add up',
      [
        {
          cause: 'c',
          legs: [
            { account: 'treasury', amount: -2 },
            { account: 'shop', amount: 1 },
          ],
        },
      ],
    ],
    [
      'an account that is overdrawn',
      [moved('bought ada pine', noon, { from: 'owned:ada', to: 'shop', amount: 4 })],
    ],
  ])('say so of %s', (_, entries) => {
    expect(bookProblems(entries).length).toBeGreaterThan(0);
  });
});
