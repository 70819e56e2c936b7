import { parentPort } from 'node:worker_threads';
import type { Analysis, GameReview } from '@open-yatzy/protocol';
import type { PlayedTurn, RuleSet } from '@open-yatzy/rules';
import {
  answerTo,
  endingFrom,
  exactEnding,
  explainedReview,
  type Rests,
  type SeatPosition,
  type Tables,
  tablesName,
  winCurve,
} from '@open-yatzy/solver';
import { cachedRests, cachedTables, findRestsInNode, solveInNode } from '@open-yatzy/solver/node';

/** A game that is over, and what it is reviewed by. */
export interface Played {
  readonly ruleSet: RuleSet;
  readonly seats: number;
  readonly turns: readonly PlayedTurn[];
  /** Whether chances to win are told; they need rests. */
  readonly hasCurve: boolean;
}

/** A position, and what it is analysed by. */
export interface Asked {
  readonly ruleSet: RuleSet;
  readonly seat: SeatPosition;
  /** Whether endings are told where finding them exactly would take long; they need rests. */
  readonly hasRests: boolean;
}

export type Wanted = { readonly played: Played } | { readonly asked: Asked };
export type WantedBy = Wanted & { readonly id: number; readonly folder: string };

export type Found = { readonly review: GameReview } | { readonly analysis: Analysis };
export type FoundFor = (Found | { readonly error: unknown }) & { readonly id: number };

/** Open boxes up to which an exact ending keeps nobody waiting: some milliseconds. */
const quickEnding = 6;

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

async function analysis({ ruleSet, seat, hasRests }: Asked, folder: string): Promise<Analysis> {
  const tables = await tablesOf(ruleSet, folder);
  const open = ruleSet.boxes.length - Object.keys(seat.position.card).length;
  const answer = answerTo(tables, seat);
  if (open <= quickEnding) return { answer, ending: exactEnding(tables, seat) };
  return { answer, ending: hasRests ? endingFrom(await restsOf(tables, folder), seat) : null };
}

async function found(wanted: WantedBy): Promise<Found> {
  return 'played' in wanted
    ? { review: await review(wanted.played, wanted.folder) }
    : { analysis: await analysis(wanted.asked, wanted.folder) };
}

port.on('message', async (wanted: WantedBy) => {
  const { id } = wanted;
  try {
    port.postMessage({ id, ...(await found(wanted)) } satisfies FoundFor);
  } catch (error) {
    port.postMessage({ id, error } satisfies FoundFor);
  }
});
