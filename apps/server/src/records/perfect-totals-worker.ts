import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { RuleSet } from '@open-yatzy/rules';
import { type Ending, quantileOf, quantiles } from '@open-yatzy/solver';
import { cachedTables, distributionInNode, solveInNode } from '@open-yatzy/solver/node';

export interface EndingWanted {
  readonly ruleSet: RuleSet;
  /** Changes with what the rules say, so that a file of other rules is never taken for theirs. */
  readonly name: string;
  readonly folder: string;
}

export interface EndingFound {
  readonly name: string;
  readonly ending: Ending;
}

if (!parentPort) throw new Error('expected to run in a worker thread');
const port = parentPort;

/** What a file says; null where there is none, or it was cut short. */
async function kept(file: string): Promise<Ending | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Ending;
  } catch {
    return null;
  }
}

async function find({ ruleSet, name, folder }: EndingWanted): Promise<Ending> {
  const file = join(folder, `${ruleSet.id}-${name}.ending.json`);
  const known = await kept(file);
  if (known) return known;
  const { contents: tables } = await cachedTables(ruleSet, folder, () =>
    solveInNode(ruleSet, { threads: 1 }),
  );
  const found = await distributionInNode(tables, { card: {} });
  const ending: Ending = {
    ...found,
    quantiles: quantiles.map((share) => quantileOf(found, share)),
    chances: [...found.chances],
  };
  await mkdir(folder, { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(ending));
  await rename(`${file}.part`, file);
  return ending;
}

let last: Promise<void> = Promise.resolve();
port.on('message', (wanted: EndingWanted) => {
  last = last.then(async () => {
    const ending = await find(wanted);
    port.postMessage({ name: wanted.name, ending } satisfies EndingFound);
  });
});
