import { expect, test } from 'vitest';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { quantileOf } from './chances.ts';
import { distributionOf } from './distribution.ts';

test('classic Scandinavian Yatzy: the published distribution of the total', {
  timeout: 1_800_000,
}, async () => {
  const tables = await solvedTables(rulesOf('scandinavian-15', 'released'));
  const shares: number[] = [];
  const distribution = distributionOf(tables, { card: {} }, { onProgress: (share) => shares.push(share) });
  expect(distribution.mean).toBeCloseTo(248.4399894, 6);
  expect(distribution.deviation).toBeCloseTo(38.496, 3);
  expect([0.05, 0.5, 0.95].map((share) => quantileOf(distribution, share))).toEqual([179, 249, 309]);
  expect(distribution.upperBonus).toBeCloseTo(0.898, 3);
  expect(distribution.fiveOfAKind).toBeCloseTo(0.388, 3);
  expect(shares.at(-1)).toBe(1);
});
