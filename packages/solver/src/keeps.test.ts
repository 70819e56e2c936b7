import { expect, test } from 'vitest';
import {
  chance,
  firstOfSize,
  firstRoll,
  keepCount,
  keepOf,
  keeps,
  oneLess,
  oneMore,
  rollDice,
  together,
} from './keeps.ts';

test('there are 462 keeps of at most five dice, 252 of them rolls, and each is found by its dice in any order', () => {
  expect(keeps).toHaveLength(keepCount);
  expect(keeps.filter(({ length }) => length === 5)).toHaveLength(252);
  expect(keeps.map((dice) => keepOf([...dice].reverse()))).toEqual(keeps.map((_, keep) => keep));
});

test('keeps stand by number of dice, and the first six rolls are the five alikes', () => {
  expect(keeps.map(({ length }) => length)).toEqual(keeps.map(({ length }) => length).toSorted());
  expect(firstOfSize.slice(0, 6).map((keep) => keeps[keep]?.length)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([0, 1, 2, 3, 4, 5].map((at) => rollDice(firstRoll + at)[4])).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the lattices have 1,260 edges each way, and 6,188 pairs of keeps fit together', () => {
  const edges = (lists: readonly Uint16Array[]) => lists.reduce((sum, { length }) => sum + length, 0);
  expect(edges(oneMore)).toBe(1260);
  expect(edges(oneLess)).toBe(1260);
  expect(edges(together)).toBe(6188);
});

test('adding dice is adding their multisets', () => {
  expect(together[keepOf([2, 5])]?.[keepOf([2, 6, 6])]).toBe(keepOf([2, 2, 5, 6, 6]));
  expect(oneMore[keepOf([3, 3])]?.[0]).toBe(keepOf([1, 3, 3]));
  expect([...(oneLess[keepOf([4, 4, 6])] ?? [])].map((keep) => keeps[keep])).toEqual([
    [4, 6],
    [4, 4],
  ]);
});

test('the chances of all throws of a number of dice add up to one', () => {
  for (const size of [0, 1, 2, 3, 4, 5]) {
    const sum = chance
      .subarray(firstOfSize[size], firstOfSize[size + 1])
      .reduce((total, each) => total + each, 0);
    expect(sum).toBeCloseTo(1, 14);
  }
  expect(chance[keepOf([1, 2, 3, 4, 5])]).toBeCloseTo(120 / 7776, 15);
});
