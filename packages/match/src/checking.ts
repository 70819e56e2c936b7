import type { Event, MatchCreated, Recorded } from './events.ts';
import { canonicalJson } from './hashing.ts';
import type { Holder, MatchState } from './state.ts';
import type { Hex, SeatNumber } from './vocabulary.ts';

/** What the checks of an event have in common. */

export type Messages = readonly string[];
export type Later = Exclude<Event, MatchCreated>;
export type Of<T extends Event['type']> = Extract<Event, { type: T }>;

/** The event as recorded, with what its check needs to know besides the state. */
export interface Context extends Recorded {
  readonly secret: Hex;
  readonly isBotTurn: boolean;
}

/** Compared by canonical JSON, since a file may have been written anew with its members in another order. */
export function differs(what: string, expected: unknown, got: unknown): Messages {
  const [wanted, given] = [canonicalJson(expected), canonicalJson(got)];
  return wanted === given ? [] : [`${what}: expected ${wanted}, got ${given.slice(0, 200)}`];
}

/** @throws where there is no such seat. */
export function checkHolder(seat: unknown, state: MatchState, expected: readonly Holder['type'][]): Messages {
  const holder = state.seats[Number(seat)]?.holder;
  if (!Number.isInteger(seat) || !holder) throw new Error(`seat: there is no seat ${canonicalJson(seat)}`);
  return expected.includes(holder.type)
    ? []
    : [`seat ${seat}: expected ${expected.join(' or ')} there, got ${holder.type}`];
}

/** A person's seat that has not been given up. */
export function checkPlaying(seat: SeatNumber, state: MatchState): Messages {
  const isPerson = checkHolder(seat, state, ['person']);
  return state.seats[seat]?.resigned ? [...isPerson, `seat ${seat} has resigned`] : isPerson;
}
