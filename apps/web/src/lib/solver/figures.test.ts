import { expect, test } from 'vitest';
import { figuresOf } from './figures.ts';

const { points, signed, share } = figuresOf('en');

test('points have one decimal, a true minus, and no minus before nothing', () => {
  expect([points(34.12), points(-0.04), points(248.96)]).toEqual(['34.1', '0.0', '249.0']);
  expect([signed(-4.14), signed(3), signed(-0.01)]).toEqual(['−4.1', '+3.0', '0.0']);
  expect(figuresOf('sv').points(34.12)).toBe('34,1');
});

test('what is possible is never 0 %, and what may fail never 100 %', () => {
  expect([0, 0.001, 0.42, 0.999, 1].map(share)).toEqual(['0%', '<1%', '42%', '>99%', '100%']);
});
