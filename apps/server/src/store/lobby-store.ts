import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { Waiting } from '../lobby/pairings.ts';

/** Someone who waits for a game, with what it takes to seat them. */
export interface StoredWaiting extends Waiting {
  readonly name: string;
  /** A bot account, which plays by the API. */
  readonly isProgram: boolean;
  readonly commitment: Hex | null;
  /** The match that is being made for them; null while they wait. */
  readonly match: MatchId | null;
}

/**
 * Who waits for a game, and which tables are listed. A match is made in three steps, each of which a restart finds as it
 * was: those who are to play are claimed for the id that the match will have, the match is committed under it, and the
 * claim is cleared. Whoever is claimed has the match if it is there, and else waits as before.
 */
export interface LobbyStore {
  waiting(): Promise<readonly StoredWaiting[]>;
  waitingOf(person: PersonId): Promise<StoredWaiting | null>;
  /**
   * Waits in place of whatever was waited for before; for the same again since the same time. Who is claimed stays so.
   * Gives what stands then.
   */
  wait(waiting: Omit<StoredWaiting, 'match'>): Promise<StoredWaiting>;
  /** False, and nothing happens, if a match is being made for them. */
  stopWaiting(person: PersonId): Promise<boolean>;

  /** All of them, or none if one of them does not wait. */
  claim(match: MatchId, people: readonly PersonId[]): Promise<boolean>;
  /** They wait again: the match could not be made. */
  release(match: MatchId): Promise<void>;
  /** They wait no longer: the match is there. */
  clear(match: MatchId): Promise<void>;

  listTable(match: MatchId, since: Milliseconds): Promise<void>;
  unlistTable(match: MatchId): Promise<void>;
  /** The newest first. */
  listedTables(): Promise<readonly { readonly match: MatchId; readonly since: Milliseconds }[]>;
}
