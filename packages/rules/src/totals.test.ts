import { describe, expect, it, test } from 'vitest';
import { ruleSets } from './rule-sets.ts';
import { totals, upperBonusState } from './totals.ts';
import type { Card } from './vocabulary.ts';

const [S, K, J] = ruleSets as [(typeof ruleSets)[0], (typeof ruleSets)[0], (typeof ruleSets)[0]];
const upperOf = (points: readonly number[]): Card => {
  const [ones = 0, twos = 0, threes = 0, fours = 0, fives = 0, sixes = 0] = points;
  return { ones, twos, threes, fours, fives, sixes };
};

describe('totals', () => {
  test.each([
    ['R5.2', S, [3, 6, 9, 12, 15, 18], 63, 50],
    ['R5.2', K, [3, 6, 9, 12, 15, 18], 63, 35],
    ['R5.2', J, [3, 6, 9, 12, 15, 18], 63, 35],
    ['R5.2', S, [2, 6, 9, 12, 15, 18], 62, 0],
    ['R5.2', K, [2, 6, 9, 12, 15, 18], 62, 0],
    ['R5.2', J, [2, 6, 9, 12, 15, 18], 62, 0],
    ['R5.3', K, [0, 0, 0, 120, 0, 0], 120, 0],
    ['R5.3', K, [1, 6, 9, 120, 15, 12], 163, 35],
    ['R5.3', K, [0, 6, 9, 120, 15, 12], 162, 0],
    ['R5.3', K, [100, 100, 100, 100, 100, 100], 600, 0],
  ] as const)('%s $id, upper %j', (_rule, ruleSet, points, upper, upperBonus) => {
    expect(totals(ruleSet, upperOf(points))).toEqual({
      upper,
      upperBonus,
      lower: 0,
      bonus: 0,
      total: upper + upperBonus,
    });
  });

  it('R5.2 count the upper bonus at once, before all six are filled', () => {
    const card: Card = { fours: 20, fives: 25, sixes: 18 };
    expect(ruleSets.map((ruleSet) => totals(ruleSet, card).upperBonus)).toEqual([50, 35, 35]);
  });

  it('R5.5 J adds 100 for each bonus, outside the boxes and the 63', () => {
    const card: Card = { fiveOfAKind: 50, threes: 15, fullHouse: 25 };
    expect(totals(J, card, 2)).toEqual({ upper: 15, upperBonus: 0, lower: 75, bonus: 200, total: 290 });
  });

  it('R5.1 an empty card is 0 throughout', () => {
    for (const ruleSet of ruleSets) {
      expect(totals(ruleSet, {})).toEqual({ upper: 0, upperBonus: 0, lower: 0, bonus: 0, total: 0 });
    }
  });
});

describe('upper bonus state', () => {
  test.each([
    ['only fives 25', S, { fives: 25 }, { counted: 25, missing: 38, state: 'open' }],
    ['nothing yet', S, {}, { counted: 0, missing: 63, state: 'open' }],
    [
      '63 before the end',
      J,
      { fours: 20, fives: 25, sixes: 18 },
      { counted: 63, missing: 0, state: 'earned' },
    ],
    ['62, part full', S, upperOf([2, 6, 9, 12, 15, 18]), { counted: 62, missing: 1, state: 'lost' }],
    ['a 0 is an entry', S, upperOf([0, 0, 0, 0, 0, 0]), { counted: 0, missing: 63, state: 'lost' }],
    ['100 beside 20', K, { fours: 120 }, { counted: 20, missing: 43, state: 'open' }],
    ['100 beside 0', K, { threes: 100 }, { counted: 0, missing: 63, state: 'open' }],
  ] as const)('R5.3, R5.4 %s', (_name, ruleSet, card, state) => {
    expect(upperBonusState(ruleSet, card)).toEqual(state);
  });
});
