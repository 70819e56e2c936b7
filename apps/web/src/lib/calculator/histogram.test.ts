import { expect, test } from 'vitest';
import { histogram, reachedBy } from './histogram.ts';

const ending = (from: number, chances: readonly number[]) => ({
  mean: from + chances.reduce((sum, each, at) => sum + each * at, 0),
  deviation: 1,
  quantiles: [from, from, from + 1, from + 2, from + 2],
  from,
  chances,
  upperBonus: null,
  fiveOfAKind: null,
});

test('bars are as high as their totals are likely', () => {
  const { bars } = histogram(ending(200, [0.25, 0.5, 0.25]));
  expect(bars.map(({ height }) => height)).toEqual([61, 122, 61]);
  expect(bars.map(({ x }) => x)).toEqual([0, 200, 400]);
});

test('many totals share bars, and none gets lost between them', () => {
  const { bars, meanAt } = histogram(
    ending(
      100,
      Array.from({ length: 300 }, () => 1 / 300),
    ),
  );
  expect(bars).toHaveLength(60);
  expect(meanAt).toBeCloseTo(300, 0);
});

test('what is sure and what is out of reach is not listed', () => {
  expect(reachedBy(ending(18, [0.5, 0, 0.5]))).toEqual([
    { total: 19, chance: 0.5 },
    { total: 20, chance: 0.5 },
  ]);
});
