import { parentPort } from 'node:worker_threads';
import type { GameReview } from '@open-yatzy/protocol';
import type { PlayedTurn, RuleSet } from '@open-yatzy/rules';
import { explainedReview, type Rests, type Tables, tablesName, winCurve } from '@open-yatzy/solver';
import { cachedRests, cachedTables, findRestsInNode, solveInNode } from '@open-yatzy/solver/node';

/** A game that is over, and what it is reviewed by. */
export interface Played {
  readonly ruleSet: RuleSet;
  readonly seats: number;
  readonly turns: readonly PlayedTurn[];
  /** Whether chances to win are told; they need rests. */
  readonly hasCurve: boolean;
}

export interface ReviewWanted {
  readonly id: number;
  readonly played: Played;
  readonly folder: string;
}

export type ReviewFound = { readonly id: number } & (
  | { readonly review: GameReview }
  | { readonly error: unknown }
);

if (!parentPort) throw new Error('expected to run in a worker thread');
const port = parentPort;
/** One core is enough where a file has been lost meanwhile, and has to be computed anew. */
const threads = 1;
const knownTables = new Map<string, Promise<Tables>>();
const knownRests = new Map<string, Promise<Rests>>();

function tablesOf(ruleSet: RuleSet, folder: string): Promise<Tables> {
  const name = tablesName(ruleSet);
  const found =
    knownTables.get(name) ??
    cachedTables(ruleSet, folder, () => solveInNode(ruleSet, { threads })).then(({ contents }) => contents);
  knownTables.set(name, found);
  return found;
}

function restsOf(tables: Tables, folder: string): Promise<Rests> {
  const name = tablesName(tables.ruleSet);
  const found =
    knownRests.get(name) ??
    cachedRests(tables, folder, () => findRestsInNode(tables, { threads })).then(({ contents }) => contents);
  knownRests.set(name, found);
  return found;
}

async function review({ ruleSet, seats, turns, hasCurve }: Played, folder: string): Promise<GameReview> {
  const tables = await tablesOf(ruleSet, folder);
  const curve = hasCurve
    ? winCurve(await restsOf(tables, folder), seats, turns)
    : [null, ...turns.map(() => null)];
  return { seats: explainedReview(tables, seats, turns), curve };
}

port.on('message', async ({ id, played, folder }: ReviewWanted) => {
  try {
    port.postMessage({ id, review: await review(played, folder) } satisfies ReviewFound);
  } catch (error) {
    port.postMessage({ id, error } satisfies ReviewFound);
  }
});
