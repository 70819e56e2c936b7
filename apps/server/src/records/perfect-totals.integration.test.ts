import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRuleSet } from '@open-yatzy/rules';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SolvedTotals } from './perfect-totals.ts';

const ruleSet = findRuleSet('joker-13');
if (!ruleSet) throw new Error('expected joker-13, got none');
const log = pino({ level: 'silent' });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-totals-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Asks, as pages do, until there is an answer. */
async function found(totals: SolvedTotals) {
  for (;;) {
    const ending = totals.of(ruleSet as NonNullable<typeof ruleSet>);
    if (ending) return ending;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('how perfect play ends is found once, with nobody waiting, and kept', { timeout: 600_000 }, async () => {
  const first = new SolvedTotals(folder, log);
  expect(first.of(ruleSet)).toBeNull();
  const ending = await found(first);
  await first.stop();
  expect(ending.mean).toBeCloseTo(254.484846, 5);
  expect(ending.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 8);
  const again = new SolvedTotals(folder, log);
  expect(await found(again)).toEqual(ending);
  await again.stop();
});
