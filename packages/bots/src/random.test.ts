import { expect, it } from 'vitest';
import { seededNumbers } from './index.ts';

const first = (seed: string, count: number) => {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, next);
};

it('gives the same for the same text, and something else for another', () => {
  expect(first('dice 1 a', 50)).toEqual(first('dice 1 a', 50));
  expect(first('dice 1 a', 5)).not.toEqual(first('dice 2 a', 5));
  expect(first('', 5)).not.toEqual(first('a', 5));
});

it('shows every face equally often, also at the start of many seeds', () => {
  const numbers = [
    ...first('long', 60_000),
    ...Array.from({ length: 60_000 }, (_, seed) => first(`${seed}`, 1)[0] ?? 1),
  ];
  for (const half of [numbers.slice(0, 60_000), numbers.slice(60_000)]) {
    for (let face = 0; face < 6; face += 1) {
      const shown = half.filter((number) => Math.floor(number * 6) === face).length;
      // Five standard deviations of 91.
      expect(Math.abs(shown - 10_000)).toBeLessThan(460);
    }
  }
});
