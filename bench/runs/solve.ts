/** Solves once and tells what that took, as JSON: `node bench/runs/solve.ts RULES stand|released`. */
import { findRuleSet } from '../../packages/rules/src/index.ts';
import { solveInNode } from '../../packages/solver/node/index.ts';
import { stateValue } from '../../packages/solver/src/index.ts';

export interface Run {
  readonly value: number;
  readonly states: number;
  /** Largest resident size of the process, in MB. */
  readonly megabytes: number;
  /** Processor time of all threads. */
  readonly cpuSeconds: number;
}

const [, , rules = '', keptDice] = process.argv;
const ruleSet = findRuleSet(rules);
if (!ruleSet || (keptDice !== 'stand' && keptDice !== 'released')) {
  throw new Error(`expected rules and stand or released, got ${rules} ${keptDice}`);
}
const tables = await solveInNode({ ...ruleSet, keptDice });
const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
const told: Run = {
  value: stateValue(tables, { layer: 0, upperSet: 0, upper: 0 }),
  states: tables.states.count,
  megabytes: maxRSS / 1024,
  cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
};
process.stdout.write(JSON.stringify(told));
