import { expect, test } from 'vitest';
import { solveInNode } from '../node/index.ts';
import { areEqual, rulesOf, solvedTables } from '../testing/solved.ts';
import { stateValue } from './tables.ts';

const start = { layer: 0, upperSet: 0, upper: 0 };

test('the empty card of joker-13 is worth 254.484846', async () => {
  expect(stateValue(await solvedTables(rulesOf('joker-13')), start)).toBeCloseTo(254.484846, 6);
});

test('workers that cannot share memory find the same values', async () => {
  const ruleSet = rulesOf('joker-13');
  const apart = await solveInNode(ruleSet, { threads: 3, shared: false });
  const { values } = await solvedTables(ruleSet);
  expect(areEqual(apart.values, values)).toBe(true);
});

test('progress rises to 1', async () => {
  const shares: number[] = [];
  await solveInNode(rulesOf('joker-13'), { onProgress: (share) => shares.push(share) });
  expect(shares).toHaveLength(13);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

test('an aborted solve rejects with the reason of its signal', async () => {
  const controller = new AbortController();
  const solving = solveInNode(rulesOf('pocket-15'), {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('enough')),
  });
  await expect(solving).rejects.toThrow('enough');
});
