import { expect, test } from 'vitest';
import { rulesOf, solvedTables } from '../testing/solved.ts';
import { stateValue } from './tables.ts';

// The first two were computed by another program as well; the third is published, for classic Scandinavian Yatzy.
test.for([
  ['scandinavian-15', undefined, 246.848476],
  ['pocket-15', undefined, 315.305953],
  ['scandinavian-15', 'released', 248.4399894],
] as const)('the empty card of %s (%s) is worth %f', async ([id, kept, value]) => {
  const start = { layer: 0, upperSet: 0, upper: 0 };
  expect(stateValue(await solvedTables(rulesOf(id, kept)), start)).toBeCloseTo(value, kept ? 7 : 6);
});
