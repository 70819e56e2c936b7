import { Worker } from 'node:worker_threads';
import type { RuleSet } from '@open-yatzy/rules';
import { type Ending, tablesName } from '@open-yatzy/solver';
import type { Logger } from 'pino';
import type { EndingFound, EndingWanted } from './perfect-totals-worker.ts';

/** How perfect solitaire play ends, from an empty card. */
export interface PerfectTotals {
  /** Null until it is found; it is on its way from the first time it is asked for. */
  of(ruleSet: RuleSet): Ending | null;
  stop(): Promise<void>;
}

/** Nothing is known, and nothing will be. */
export const noTotals: PerfectTotals = { of: () => null, stop: () => Promise.resolve() };

/**
 * Finds them in a thread of its own, one rule set after the other, since each takes half a minute or so, and keeps them in a
 * folder. Bots do not wait for it: what they need is found in another.
 */
export class SolvedTotals implements PerfectTotals {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #found = new Map<string, Ending>();
  readonly #asked = new Set<string>();
  #worker: Worker | null = null;

  constructor(folder: string, log: Logger) {
    this.#folder = folder;
    this.#log = log;
  }

  of(ruleSet: RuleSet): Ending | null {
    const name = tablesName(ruleSet);
    if (!this.#asked.has(name)) {
      this.#asked.add(name);
      this.#worker ??= this.#start();
      this.#worker.postMessage({ ruleSet, name, folder: this.#folder } satisfies EndingWanted);
    }
    return this.#found.get(name) ?? null;
  }

  async stop(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./perfect-totals-worker.ts', import.meta.url));
    // What nobody waits for keeps no process alive.
    worker.unref();
    worker.on('message', ({ name, ending }: EndingFound) => this.#found.set(name, ending));
    worker.on('error', (error) => {
      this.#log.error({ err: error }, 'how perfect play ends could not be found');
      this.#worker = null;
      this.#asked.clear();
    });
    return worker;
  }
}
