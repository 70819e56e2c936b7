import type { Hex, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import type { Chronicle } from './chronicle.ts';
import type { LobbyStore } from './lobby-store.ts';
import type { OfflineStore } from './offline-store.ts';
import type { PadStore } from './pad-store.ts';
import type { PeopleStore } from './people-store.ts';
import type { RecordBoards } from './record-boards.ts';
import type { RecordStore } from './record-store.ts';
import type { RecordViews } from './record-views.ts';
import type { ReportStore } from './social-report-store.ts';
import type { SocialStore } from './social-store.ts';
import type { WapStore } from './wap-store.ts';

/** Events to be added to a match, and what it is listed under once they stand. */
export interface Append {
  readonly match: MatchId;
  /** Seq of the last event that the writer had seen; 0 for a new match. */
  readonly after: Seq;
  /** Numbered on from `after`, without gaps. */
  readonly events: readonly Recorded[];
  /** When the server must act on the match of itself; null: never. */
  readonly due: Milliseconds | null;
  /** Who sits at the match as long as it is not over; null leaves the list as it is. */
  readonly people: readonly Sitting[] | null;
}

export interface Sitting {
  readonly person: PersonId;
  /** The log says that they are not there. */
  readonly away: boolean;
}

export interface Due {
  readonly match: MatchId;
  /** The last event when the row was written. */
  readonly seq: Seq;
  readonly due: Milliseconds;
}

/** The log of every match, and what is listed of those that are not over. */
export interface MatchStore {
  /** `conflict` if the match does not stand at `after`; then nothing of it is written. */
  append(append: Append): Promise<'appended' | 'conflict'>;
  /** The events after `after`, in order, at most `limit` where one is given; empty for an unknown match. */
  read(match: MatchId, after: Seq, limit?: number): Promise<readonly Recorded[]>;

  /** Matches due by `now`, the earliest first, at most `limit`. */
  dueBy(now: Milliseconds, limit: number): Promise<readonly Due[]>;
  /** When the earliest match is due. */
  nextDue(): Promise<Milliseconds | null>;

  /** Kept apart from the log, since the log is shown while the secret must not be. Throws if there is one already. */
  keepSecret(match: MatchId, secret: Hex): Promise<void>;
  secret(match: MatchId): Promise<Hex | null>;

  /** Matches that a person sits at and that are not over. */
  unfinished(person: PersonId): Promise<readonly MatchId[]>;
  /** Matches not over at which the log has someone sit who is not away. */
  attended(): Promise<readonly MatchId[]>;
}

/**
 * What the server keeps, a port for each kind of it. Every promise of a write is kept only once the write is durable: what
 * was acknowledged outlives the process. A write that fails takes no other down.
 */
export interface Store {
  readonly matches: MatchStore;
  readonly people: PeopleStore;
  readonly lobby: LobbyStore;
  readonly chronicle: Chronicle;
  readonly records: RecordStore;
  readonly recordViews: RecordViews;
  readonly recordBoards: RecordBoards;
  readonly social: SocialStore;
  readonly reports: ReportStore;
  readonly pads: PadStore;
  readonly offline: OfflineStore;
  readonly wap: WapStore;
  /** Waits for what is being written. */
  close(): Promise<void>;
}
