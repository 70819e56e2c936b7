import { expect, test } from 'vitest';
import { upperClasses } from './upper-classes.ts';

const classes = upperClasses(63);
const setOf = (...filled: readonly number[]) => filled.reduce((set, face) => set | (1 << (face - 1)), 0);

test('a bonus at 63 leaves 1,640 classes of 2,794 totals', () => {
  expect(classes.reduce((sum, { smallest }) => sum + smallest.length, 0)).toBe(1640);
  const totals = classes.reduce((sum, { classOf }) => sum + classOf.filter((index) => index >= 0).length, 0);
  expect(totals).toBe(2794);
});

test('with only the sixes open, totals that need as many sixes are one class', () => {
  const { classOf } = classes[setOf(1, 2, 3, 4, 5)] ?? { classOf: new Int8Array() };
  expect(classOf[39]).toBe(classOf[44]);
  expect(classOf[44]).not.toBe(classOf[45]);
  expect(classOf[0]).toBe(classOf[32]);
  expect(classOf[62]).not.toBe(classOf[63]);
});

test('totals that the filled boxes cannot have brought have no class', () => {
  const { classOf } = classes[setOf(6)] ?? { classOf: new Int8Array() };
  expect([...classOf].flatMap((index, total) => (index >= 0 ? [total] : []))).toEqual([0, 6, 12, 18, 24, 30]);
});

test('with the upper part full a total is won or lost', () => {
  expect(classes[63]?.smallest).toEqual([0, 63]);
});
