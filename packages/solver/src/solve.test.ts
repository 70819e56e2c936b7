import { expect, test } from 'vitest';
import { solveInNode } from '../node/index.ts';
import { areEqual, rulesOf, solvedTables } from '../testing/solved.ts';
import { stateValue } from './tables.ts';

const start = { layer: 0, upperSet: 0, upper: 0 };

// rules.md states the first, second and fourth; the third is the published value of classic Scandinavian Yatzy.
test.for([
  ['scandinavian-15', undefined, 246.848476],
  ['pocket-15', undefined, 315.305953],
  ['scandinavian-15', 'released', 248.4399894],
  ['joker-13', undefined, 254.484846],
] as const)('the empty card of %s (%s) is worth %f', async ([id, kept, value]) => {
  expect(stateValue(await solvedTables(rulesOf(id, kept)), start)).toBeCloseTo(value, kept ? 7 : 6);
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
