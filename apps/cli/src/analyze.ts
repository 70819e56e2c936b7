import { ruleSetIds, ruleSets } from '@open-yatzy/rules';
import { quantileOf } from '@open-yatzy/solver';
import { distributionInNode } from '@open-yatzy/solver/node';
import { parsed } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { guideFigures } from './guide-figures.ts';
import { progress, tablesOf } from './mind.ts';
import { onlyRuleSet } from './solve.ts';

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, released: { type: 'boolean', default: false } },
  });
  const [what, ...rest] = positionals;
  if (what === 'guide') return guide();
  if (what !== 'distribution') {
    throw new UsageError(`expected distribution or guide, got ${what ?? 'nothing'}`);
  }
  const ruleSet = onlyRuleSet(rest, values.released);
  const tables = await tablesOf(ruleSet);
  const distribution = await distributionInNode(
    tables,
    { card: {} },
    progress(`playing ${ruleSet.id} through`),
  );
  const { from, chances, mean, deviation, upperBonus, fiveOfAKind } = distribution;
  const at = (share: number) => quantileOf(distribution, share);
  const quantiles = { '5': at(0.05), '25': at(0.25), '50': at(0.5), '75': at(0.75), '95': at(0.95) };
  const totals = Array.from(chances, (chance, index) => ({ total: from + index, chance })).filter(
    ({ chance }) => chance > 0,
  );
  process.stdout.write(
    `${JSON.stringify({ rules: ruleSet.id, mean, sd: deviation, quantiles, upperBonus, fiveOfAKind, totals })}\n`,
  );
  return 0;
}

async function guide(): Promise<number> {
  const figures = [];
  for (const ruleSet of ruleSets) figures.push([ruleSet.id, await guideFigures(ruleSet, tablesOf)]);
  process.stdout.write(`${JSON.stringify({ version: 1, ruleSets: Object.fromEntries(figures) })}\n`);
  return 0;
}

export const analyzeCommand: Command = {
  name: 'analyze',
  parameters: 'distribution RULES [--released] | guide',
  summary: 'the exact distribution of the total under perfect play',
  help: `Tells how the final total is distributed under perfect solitaire play, as one line of JSON:
  {"rules","mean","sd","quantiles":{"5",…},"upperBonus","fiveOfAKind","totals":[{"total","chance"},…]}
upperBonus and fiveOfAKind are the chances to end with them. It plays all games at once, which takes half a minute or so.
guide tells what the guides on the web say of perfect play, for all rule sets: apps/web/src/lib/guide/figures.json.
  RULES       ${ruleSetIds.join(', ')}
  --released  kept dice may be put back: makes scandinavian-15 the classic game`,
  run,
};
