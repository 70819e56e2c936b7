import type { Found, FromWorker, Port, Prepare, ToWorker } from './messages.ts';
import type { Plan } from './plan.ts';
import { scatter, takenItems } from './worker.js';

/** A worker as its starter sees it. */
export interface SolverWorker extends Port<FromWorker, ToWorker> {
  /** Called once if the worker dies. */
  failed(report: (error: Error) => void): void;
  stop(): void;
}

export interface SolveOptions {
  /** The compiled kernel: kernel.wasm to solve, rests.wasm for rests. */
  readonly module: WebAssembly.Module;
  /** At least one, started and running `serve`; stopped in the end, however it ends. */
  readonly workers: readonly SolverWorker[];
  /** Whether memory can be shared with the workers. */
  readonly shared: boolean;
  readonly signal?: AbortSignal;
  /** Told the share of the states that are solved, 0 to 1, after each level. */
  readonly onProgress?: (share: number) => void;
}

/** Sends every worker a message and waits for all answers. */
type Ask = (message: (index: number) => ToWorker) => Promise<readonly FromWorker[]>;

function asker(workers: readonly SolverWorker[], signal: AbortSignal | undefined): Ask {
  let answered: (index: number, message: FromWorker) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    for (const worker of workers) worker.failed(reject);
  });
  stopped.catch(() => undefined);
  for (const [index, worker] of workers.entries()) worker.listen((message) => answered(index, message));
  return (messageTo) => {
    const answers = new Promise<readonly FromWorker[]>((resolve) => {
      const got: FromWorker[] = [];
      let missing = workers.length;
      answered = (index, message) => {
        got[index] = message;
        missing -= 1;
        if (missing === 0) resolve(got);
      };
    });
    for (const [index, worker] of workers.entries()) worker.send(messageTo(index));
    return Promise.race([answers, stopped]);
  };
}

const statesIn = (plan: Plan, level: number): number =>
  (plan.items[level] ?? new Uint32Array()).reduce((sum, item) => {
    const [start = 0, end = 0] = plan.blockStarts.slice(item & 7);
    return sum + end - start;
  }, 0);

/** What the workers work on: memory that they share, with all tables in place, or values to copy and bring back. */
export type Start = Prepare['start'];

/** Has the workers do level by level, from the fullest cards down. */
export async function solveLevels(plan: Plan, start: Start, options: SolveOptions): Promise<void> {
  const { module, workers, signal, onProgress } = options;
  const ask = asker(workers, signal);
  const shareOf = (index: number) => ({ index, of: workers.length });
  await ask((index) => ({ type: 'prepare', module, plan, share: shareOf(index), start }));

  const levels = plan.items.map((_, level) => level).slice(0, -1);
  const all = levels.reduce((sum, level) => sum + statesIn(plan, level), 0);
  let solved = 0;
  let found: readonly Found[] = [];
  for (const level of levels.toReversed()) {
    if ('memory' in start) Atomics.store(takenItems(start.memory), 0, 0);
    const before = found;
    const fromOthers = (index: number) => before.filter(({ share }) => share.index !== index);
    const answers = await ask((index) => ({ type: 'level', level, found: fromOthers(index) }));
    found = answers.flatMap((answer, index) =>
      answer.type === 'levelDone' && answer.values ? [{ share: shareOf(index), values: answer.values }] : [],
    );
    if ('values' in start) scatter(plan, { type: 'level', level, found }, start.values);
    solved += statesIn(plan, level);
    onProgress?.(solved / all);
  }
}
