import { readFileSync } from 'node:fs';
import { findRuleSet, type RuleSet, ruleSets } from '@open-yatzy/rules';
import type { Tables } from '@open-yatzy/solver';
import { solveInNode } from '@open-yatzy/solver/node';
import { expect, test } from 'vitest';
import { endingFigures, type GuideFigures, turnFigures, valueFigures } from './guide-figures.ts';

/** What `analyze guide` gave, as the pages have it. */
const committed: { version: number; ruleSets: Record<string, GuideFigures> } = JSON.parse(
  readFileSync(new URL('../../web/src/lib/guide/figures.json', import.meta.url), 'utf8'),
);

const known = new Map<string, Promise<Tables>>();
function solved(ruleSet: RuleSet): Promise<Tables> {
  const name = `${ruleSet.id} ${ruleSet.keptDice}`;
  const tables = known.get(name) ?? solveInNode(ruleSet);
  known.set(name, tables);
  return tables;
}

test('the guides state figures of every rule set', () => {
  expect(Object.keys(committed.ruleSets)).toEqual(ruleSets.map(({ id }) => id));
});

test.for(ruleSets)('$id: chances and decisions are those of the solver', async (ruleSet) => {
  const { chances, decisions } = turnFigures(await solved(ruleSet));
  expect(committed.ruleSets[ruleSet.id]?.chances).toEqual(chances);
  expect(committed.ruleSets[ruleSet.id]?.decisions).toEqual(decisions);
});

test.for(ruleSets)('$id: expected totals are those of the solver', async (ruleSet) => {
  const [tables, released] = await Promise.all([
    solved(ruleSet),
    solved({ ...ruleSet, keptDice: 'released' }),
  ]);
  const { mean, standing } = valueFigures(tables, released);
  expect(committed.ruleSets[ruleSet.id]).toMatchObject({ mean, standing });
});

test('joker-13, the shortest: what whole games come to', { timeout: 300_000 }, async () => {
  const ruleSet = findRuleSet('joker-13');
  if (!ruleSet) throw new Error('expected joker-13');
  expect(committed.ruleSets['joker-13']).toMatchObject(await endingFigures(await solved(ruleSet)));
});
