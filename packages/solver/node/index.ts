import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { RuleSet } from '@open-yatzy/rules';
import {
  type Distribution,
  type DistributionOptions,
  distributionOf,
  findRests,
  type Position,
  type Rests,
  type SolveOptions,
  type SolverWorker,
  solve,
  type Tables,
} from '../src/index.ts';

export { type Cached, cachedRests, cachedTables } from './cache.ts';

async function kernelOf(name: 'kernel' | 'rests'): Promise<WebAssembly.Module> {
  return new WebAssembly.Module(await readFile(new URL(`../${name}.wasm`, import.meta.url)));
}

function startWorker(): SolverWorker {
  const worker = new Worker(new URL('./worker.js', import.meta.url));
  return {
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    listen: (receive) => worker.on('message', receive),
    failed: (report) => worker.on('error', report),
    stop: () => void worker.terminate(),
  };
}

/** More threads than this wait for each other at every level more than they help. */
const mostThreads = 8;

/** Number of workers where nothing else is asked for. */
export const allThreads = () => Math.min(mostThreads, availableParallelism());

export interface NodeSolveOptions extends Pick<SolveOptions, 'signal' | 'onProgress'> {
  /** Number of workers; one for each core, eight at most, where it is left out. */
  readonly threads?: number;
  /** Whether the workers share memory; they do where it is left out. */
  readonly shared?: boolean;
}

/** Computes the tables of a rule set from nothing, in worker threads. */
export async function solveInNode(ruleSet: RuleSet, options: NodeSolveOptions = {}): Promise<Tables> {
  const { threads = allThreads(), shared = true, ...rest } = options;
  const module = await kernelOf('kernel');
  const workers = Array.from({ length: threads }, startWorker);
  return solve(ruleSet, { module, workers, shared, ...rest });
}

/** Finds the rests of a rule set, in worker threads that share memory. */
export async function findRestsInNode(
  tables: Tables,
  options: Omit<NodeSolveOptions, 'shared'> = {},
): Promise<Rests> {
  const { threads = allThreads(), ...rest } = options;
  const module = await kernelOf('rests');
  const workers = Array.from({ length: threads }, startWorker);
  return findRests(tables, { module, workers, shared: true, ...rest });
}

/** The distribution of the final total from a position, with turns played by rests.wasm; throws as `distributionOf`. */
export async function distributionInNode(
  tables: Tables,
  position: Position,
  options: Omit<DistributionOptions, 'module'> = {},
): Promise<Distribution> {
  return distributionOf(tables, position, { ...options, module: await kernelOf('rests') });
}
