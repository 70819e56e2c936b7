import type { RuleSet } from '@open-yatzy/rules';
import { type SolveOptions, solveLevels } from './levels.ts';
import { planOf } from './plan.ts';
import { closeTables, groundOf, type Tables } from './tables.ts';
import { memoryOf, valuesIn } from './worker.js';

/**
 * Computes the tables of a rule set from nothing, with kernel.wasm. Rejects with the signal's reason when it is
 * aborted, and with the error of a worker that fails; throws for rule sets that the kernel cannot describe.
 */
export async function solve(ruleSet: RuleSet, options: SolveOptions): Promise<Tables> {
  try {
    const ground = groundOf(ruleSet);
    const plan = planOf(ground.scoring, ground.states);
    const memory = options.shared ? memoryOf(plan, options.workers.length) : undefined;
    const values = memory ? valuesIn(memory, plan) : new Float64Array(plan.valuesBytes / 8);
    closeTables(ground, values);
    await solveLevels(plan, memory ? { memory } : { values }, options);
    return { ...ground, values: memory ? values.slice() : values };
  } finally {
    for (const worker of options.workers) worker.stop();
  }
}
