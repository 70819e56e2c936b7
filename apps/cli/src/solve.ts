import { parseRuleSet, type RuleSet, ruleSetIds } from '@open-yatzy/rules';
import { stateValue } from '@open-yatzy/solver';
import { allThreads } from '@open-yatzy/solver/node';
import { parsed } from './arguments.ts';
import { type Command, UsageError } from './command.ts';
import { solvedAnew, tablesOf } from './mind.ts';

/** The one rule set that a command is about; `released` lets kept dice be put back. Throws `UsageError`. */
export function onlyRuleSet([id, ...others]: readonly string[], released: boolean): RuleSet {
  if (others.length > 0)
    throw new UsageError(`expected one of RULES and nothing else, got ${others.join(' ')}`);
  const found = parseRuleSet(id);
  if ('error' in found) throw new UsageError(found.error.message);
  return released ? { ...found.value, keptDice: 'released' } : found.value;
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parsed({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      released: { type: 'boolean', default: false },
      cached: { type: 'boolean', default: false },
    },
  });
  const ruleSet = onlyRuleSet(positionals, values.released);
  const tables = await (values.cached ? tablesOf(ruleSet) : solvedAnew(ruleSet));
  const value = stateValue(tables, { layer: 0, upperSet: 0, upper: 0 });
  // Since the process began, so that starting is within it.
  const seconds = performance.now() / 1000;
  const [rules, states, threads] = [ruleSet.id, tables.states.count, allThreads()];
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ rules, value, states, seconds, threads })}\n`
      : `${rules} is worth ${value.toFixed(9)} points: ${states} states, ${seconds.toFixed(2)} s, ${threads} threads\n`,
  );
  return 0;
}

export const solveCommand: Command = {
  name: 'solve',
  parameters: 'RULES [--json] [--released] [--cached]',
  summary: 'the exact value of a rule set under perfect solitaire play',
  help: `Computes the value of every state from nothing and tells that of an empty card, and the seconds since the command began.
  RULES       ${ruleSetIds.join(', ')}
  --released  kept dice may be put back: makes scandinavian-15 the classic game
  --cached    reads values that are kept in DATA_DIR, or keeps them there
  --json      {"rules","value","states","seconds","threads"}`,
  run,
};
