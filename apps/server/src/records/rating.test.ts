import type { Milliseconds } from '@open-yatzy/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { finishedLog, type Wish } from '../testing/finished-log.ts';
import { type FinishedMatch, finishedMatch } from './finished-match.ts';
import {
  type Belief,
  expectation,
  inSeasonOf,
  isSettled,
  pointsOf,
  rankOf,
  rated,
  shownRating,
  unknown,
} from './rating.ts';

const spring = Date.UTC(2026, 3, 15) as Milliseconds;
const summer = Date.UTC(2026, 6, 15) as Milliseconds;
const nextSpring = Date.UTC(2027, 3, 15) as Milliseconds;

function ranked(of: Partial<Wish> = {}): FinishedMatch {
  const wish = { match: 'm1', at: spring, mode: 'ranked', sitters: [{ person: 'ada' }, { person: 'bo' }] };
  const match = finishedMatch(finishedLog({ ...(wish as Wish), ...of }));
  if (!match) throw new Error('expected a finished match, got none');
  return match;
}

const match = ranked();

/** Ada and Bo play on and on; who wins is given. */
function play(wins: readonly boolean[]): readonly [Belief, Belief] {
  return wins.reduce<readonly [Belief, Belief]>(
    ([ada, bo], isAdas) => {
      const seats = match.seats.map((seat, index) => ({ ...seat, rank: (index === 0) === isAdas ? 1 : 2 }));
      const found = rated({ ...match, seats }, (person) => (person === 'ada' ? ada : bo));
      const after = (person: string) =>
        found.find((each) => each.person === person)?.after ?? unknown(spring);
      return [after('ada'), after('bo')];
    },
    [unknown(spring), unknown(spring)],
  );
}

describe('ratings', () => {
  it('begin at 1500, Four III, provisional', () => {
    expect(shownRating(unknown(spring), true)).toEqual({
      number: 1500,
      rank: { face: 4, division: 3 },
      isProvisional: true,
      games: 0,
    });
  });

  it('a win raises the number and a loss lowers it, whatever went before', () => {
    const history = fc.array(fc.boolean(), { maxLength: 30 });
    fc.assert(
      fc.property(history, fc.boolean(), (wins, next) => {
        const [before] = play(wins);
        const [after] = play([...wins, next]);
        expect(pointsOf(after) > pointsOf(before)).toBe(next);
      }),
    );
  });

  it('settle after about ten games', () => {
    const settledAfter = Array.from({ length: 30 }, (_, games) => games).find((games) =>
      play(Array.from({ length: games }, (_each, game) => game % 2 === 0)).every(isSettled),
    );
    expect(settledAfter).toBeGreaterThanOrEqual(8);
    expect(settledAfter).toBeLessThanOrEqual(12);
  });

  it("a guest's stay provisional", () => {
    const [belief] = play(Array.from({ length: 20 }, (_, game) => game % 2 === 0));
    expect(shownRating(belief, true).isProvisional).toBe(false);
    expect(shownRating(belief, false).isProvisional).toBe(true);
  });

  it('draws move two towards each other', () => {
    const [ada, bo] = play([true, true, true]);
    const seats = match.seats.map((seat) => ({ ...seat, rank: 1 }));
    const [one, other] = rated({ ...match, seats }, (person) => (person === 'ada' ? ada : bo));
    expect(pointsOf(one?.after ?? ada)).toBeLessThan(pointsOf(ada));
    expect(pointsOf(other?.after ?? bo)).toBeGreaterThan(pointsOf(bo));
  });

  it.each<[string, Partial<Wish>]>([
    ['normal games', { mode: 'normal' }],
    ['games for diamonds', { mode: 'diamonds' }],
  ])('are not changed by %s', (_, of) => {
    expect(rated(ranked(of), () => null)).toEqual([]);
  });

  it('are not changed where a seat was not a person', () => {
    const seats = match.seats.map((seat, index) => ({ ...seat, isProgram: index === 1 }));
    expect(rated({ ...match, seats }, () => null)).toEqual([]);
  });
});

describe('seasons', () => {
  const good: Belief = { mu: 35, sigma: 3, season: unknown(spring).season, games: 40 };

  it('draw a rating towards the middle, and make it less sure', () => {
    const reset = inSeasonOf(summer, good);
    expect(reset.mu).toBeCloseTo(33, 10);
    expect(reset.sigma).toBeCloseTo(Math.sqrt(13), 10);
    expect(reset.games).toBe(40);
    expect(inSeasonOf(spring, good)).toEqual(good);
  });

  it('reset the same whenever it is done', () => {
    expect(inSeasonOf(nextSpring, inSeasonOf(summer, good))).toEqual(inSeasonOf(nextSpring, good));
  });

  it('begin with the first ranked match in them, whose change has the reset before it', () => {
    const [one] = rated(ranked({ at: summer }), (person) => (person === 'ada' ? good : null));
    expect(one?.before).toEqual(inSeasonOf(summer, good));
    expect(one?.after.games).toBe(41);
  });
});

describe('what is to be expected', () => {
  it('adds up to one, from both sides the same', () => {
    const belief = fc.record({
      mu: fc.double({ min: 0, max: 50, noNaN: true }),
      sigma: fc.double({ min: 1, max: 8, noNaN: true }),
    });
    fc.assert(
      fc.property(belief, belief, (one, other) => {
        const [here, there] = [
          expectation({ ...unknown(spring), ...one }, { ...unknown(spring), ...other }),
          expectation({ ...unknown(spring), ...other }, { ...unknown(spring), ...one }),
        ];
        expect(here.win + here.draw + here.loss).toBeCloseTo(1, 9);
        expect(here.win).toBeCloseTo(there.loss, 6);
        expect(Math.min(here.win, here.draw, here.loss)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is even between equals', () => {
    const even = expectation(unknown(spring), unknown(spring));
    expect(even.win).toBeCloseTo(even.loss, 6);
    expect(even.draw).toBeCloseTo(0.006, 9);
  });
});

describe('ranks', () => {
  it.each([
    [900, 1, 3],
    [1179, 1, 3],
    [1180, 1, 2],
    [1459, 3, 2],
    [1460, 3, 1],
    [1500, 4, 3],
    [1540, 4, 2],
    [1820, 6, 1],
    [2400, 6, 1],
  ])('%i points are face %i, division %i', (points, face, division) => {
    expect(rankOf(points)).toEqual({ face, division });
  });

  it('never fall as points rise', () => {
    const steps = Array.from({ length: 200 }, (_, index) => rankOf(1000 + index * 5));
    const heights = steps.map(({ face, division }) => face * 3 - division);
    expect(heights).toEqual(heights.toSorted((one, other) => one - other));
    expect(new Set(heights).size).toBe(18);
  });
});
