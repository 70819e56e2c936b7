import { expect, test } from 'vitest';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { chanceOfReaching, quantileOf } from './chances.ts';
import { distributionOf } from './distribution.ts';

const card = {
  ones: 3,
  twos: 6,
  threes: 9,
  fours: 12,
  fives: 15,
  chance: 24,
  fiveOfAKind: 50,
  threeOfAKind: 20,
};
test('a last box: one die shows a six within three rolls with chance 91/216', async () => {
  const tables = await solvedTables(rulesOf('joker-13'));
  const last = {
    ...card,
    fiveOfAKind: 0,
    fourOfAKind: 0,
    fullHouse: 25,
    smallStraight: 30,
    largeStraight: 0,
  };
  const distribution = distributionOf(tables, { card: last });
  const chance = 91 / 216;
  expect(distribution.from).toBe(144);
  expect(distribution.chances[0]).toBeCloseTo((1 - chance) ** 5, 12);
  // Three sixes win the upper bonus; two do not.
  expect(distribution.upperBonus).toBeCloseTo(
    10 * chance ** 3 * (1 - chance) ** 2 + 5 * chance ** 4 * (1 - chance) + chance ** 5,
    12,
  );
  expect(chanceOfReaching(distribution, 144 + 18 + 35)).toBeCloseTo(distribution.upperBonus, 12);
  expect(distribution.fiveOfAKind).toBe(0);
});

test('bonuses beside the card are part of the total', async () => {
  const tables = await solvedTables(rulesOf('joker-13'));
  const [none, two] = [0, 2].map((bonuses) => distributionOf(tables, { card }, { bonuses }));
  expect(two?.from).toBe((none?.from ?? 0) + 200);
  expect(two?.chances).toEqual(none?.chances);
});

test('a quantile is the smallest number of points with that much at or below it', () => {
  const chances = { from: 10, chances: Float64Array.of(0.25, 0.5, 0.25) };
  expect([0.25, 0.26, 0.75, 1].map((share) => quantileOf(chances, share))).toEqual([10, 11, 11, 12]);
});
