/**
 * How long it takes to solve each rule set from nothing, in a process of its own, start-up included: `node
 * bench/solver.ts [runs]`. Prints a Markdown table of medians with the fastest and slowest run.
 *
 * `node bench/solver.ts once RULES stand|released` is one run; it prints its answer as JSON.
 */
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findRuleSet } from '../packages/rules/src/index.ts';
import { solveInNode } from '../packages/solver/node/index.ts';
import { stateValue } from '../packages/solver/src/index.ts';

interface Run {
  readonly value: number;
  readonly states: number;
  /** Largest resident size of the process, in MB. */
  readonly megabytes: number;
  /** Processor time of all threads. */
  readonly cpuSeconds: number;
}

interface Timed extends Run {
  readonly seconds: number;
}

const cases = [
  { rules: 'joker-13', keptDice: 'released', goal: 0.45 },
  { rules: 'scandinavian-15', keptDice: 'released', goal: 0.9 },
  { rules: 'pocket-15', keptDice: 'released', goal: 1.4 },
  { rules: 'scandinavian-15', keptDice: 'stand', goal: 4 },
] as const;

async function once(rules: string, keptDice: string): Promise<Run> {
  const ruleSet = findRuleSet(rules);
  if (!ruleSet || (keptDice !== 'stand' && keptDice !== 'released')) {
    throw new Error(`expected rules and stand or released, got ${rules} ${keptDice}`);
  }
  const tables = await solveInNode({ ...ruleSet, keptDice });
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  return {
    value: stateValue(tables, { layer: 0, upperSet: 0, upper: 0 }),
    states: tables.states.count,
    megabytes: maxRSS / 1024,
    cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
  };
}

const run = promisify(execFile);

async function timed(rules: string, keptDice: string): Promise<Timed> {
  const began = performance.now();
  const { stdout } = await run(process.execPath, [fileURLToPath(import.meta.url), 'once', rules, keptDice]);
  return { ...(JSON.parse(stdout) as Run), seconds: (performance.now() - began) / 1000 };
}

function spread(numbers: readonly number[], digits: number): string {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [least = 0, median = 0, most = 0] = [sorted[0], sorted[sorted.length >> 1], sorted.at(-1)];
  return `${median.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}

async function compare(runs: number): Promise<void> {
  const [cpu] = cpus();
  process.stdout.write(`${cpus().length} × ${cpu?.model}, Node ${process.version}, ${runs} runs each\n\n`);
  process.stdout.write('| rules | kept dice | states | value | seconds | goal | CPU seconds | MB |\n');
  process.stdout.write('|---|---|---|---|---|---|---|---|\n');
  for (const { rules, keptDice, goal } of cases) {
    const all: Timed[] = [];
    for (let count = 0; count < runs; count += 1) all.push(await timed(rules, keptDice));
    const [first] = all;
    const seconds = spread(
      all.map((each) => each.seconds),
      2,
    );
    const cpuSeconds = spread(
      all.map((each) => each.cpuSeconds),
      2,
    );
    const megabytes = spread(
      all.map((each) => each.megabytes),
      0,
    );
    const cells = [
      rules,
      keptDice,
      first?.states,
      first?.value.toFixed(9),
      seconds,
      goal,
      cpuSeconds,
      megabytes,
    ];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

const [command, rules = '', keptDice = ''] = process.argv.slice(2);
if (command === 'once') process.stdout.write(JSON.stringify(await once(rules, keptDice)));
else await compare(Number(command ?? 5));
