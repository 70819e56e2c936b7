import { expect, test } from 'vitest';
import { winChances } from './winning.ts';

const totals = (from: number, ...chances: readonly number[]) => ({
  from,
  chances: Float64Array.from(chances),
});

test('the higher total wins, an equal one is shared', () => {
  expect(winChances([totals(10, 1), totals(12, 1)])).toEqual([0, 1]);
  expect(winChances([totals(10, 1), totals(10, 1)])).toEqual([0.5, 0.5]);
});

test('three equal seats share a win in three', () => {
  for (const chance of winChances([totals(10, 1), totals(10, 1), totals(10, 1)]))
    expect(chance).toBeCloseTo(1 / 3, 12);
});

test('all ways to end, counted out', () => {
  const [first = 0, second = 0, third = 0] = winChances([
    totals(1, 0.5, 0.5),
    totals(1, 0.25, 0.75),
    totals(2, 1),
  ]);
  // 2-2-2: 0.375, shared by three; 2-1-2: 0.125 and 1-2-2: 0.375, by two; 1-1-2: 0.125.
  expect(first).toBeCloseTo(0.375 / 3 + 0.125 / 2, 12);
  expect(second).toBeCloseTo(0.375 / 3 + 0.375 / 2, 12);
  expect(third).toBeCloseTo(0.375 / 3 + 0.125 / 2 + 0.375 / 2 + 0.125, 12);
});
