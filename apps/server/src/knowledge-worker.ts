import { availableParallelism } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { RuleSet } from '@open-yatzy/rules';
import type { Rests, Tables } from '@open-yatzy/solver';
import {
  type Cached,
  cachedRests,
  cachedTables,
  findRestsInNode,
  solveInNode,
} from '@open-yatzy/solver/node';

/** What is to be found; rests come after the tables that they are found from. */
export interface Wanted {
  readonly type: 'tables' | 'rests';
  readonly ruleSet: RuleSet;
  readonly name: string;
  readonly folder: string;
}

export interface Found {
  readonly name: string;
  readonly tables: Tables;
  readonly rests: Rests | null;
  readonly seconds: number;
  readonly from: 'file' | 'solver';
  /** What was wrong with a file, if one was there. */
  readonly damage: string | null;
}

if (!parentPort) throw new Error('expected to run in a worker thread');
const port = parentPort;
/** One core is left to those who play meanwhile. */
const threads = Math.max(1, availableParallelism() - 1);

function tell(
  { name }: Wanted,
  since: number,
  { from, found, ...rest }: Omit<Cached<unknown>, 'contents'> & Pick<Found, 'tables' | 'rests'>,
): void {
  const seconds = (performance.now() - since) / 1000;
  port.postMessage({ ...rest, name, seconds, from, damage: found?.detail ?? null } satisfies Found);
}

async function find(wanted: Wanted): Promise<void> {
  const { ruleSet, folder, type } = wanted;
  const start = performance.now();
  const solved = await cachedTables(ruleSet, folder, () => solveInNode(ruleSet, { threads }));
  const { contents: tables } = solved;
  tell(wanted, start, {
    tables,
    rests: null,
    from: solved.from,
    ...(solved.found && { found: solved.found }),
  });
  if (type === 'tables') return;
  const then = performance.now();
  const rests = await cachedRests(tables, folder, () => findRestsInNode(tables, { threads }));
  tell(wanted, then, {
    tables,
    rests: rests.contents,
    from: rests.from,
    ...(rests.found && { found: rests.found }),
  });
}

let last: Promise<void> = Promise.resolve();
port.on('message', (wanted: Wanted) => {
  last = last.then(() => find(wanted));
});
