import type { ExportedMatch, PersonId } from '@open-yatzy/match';
import type { OfflineGame } from '@open-yatzy/protocol';

/** Matches of one person at most. */
export const mostOfflineGames = 1000;

export interface KeptOffline {
  readonly person: PersonId;
  readonly game: OfflineGame;
  readonly file: ExportedMatch;
}

/** What people played without a network and brought in. Apart from all that counts: no record follows from it. */
export interface OfflineStore {
  /** Does nothing where the person has the match; `full`: they have too many others. */
  keep(kept: KeptOffline): Promise<'kept' | 'full'>;
  /** The latest first. */
  games(person: PersonId): Promise<readonly OfflineGame[]>;
  file(person: PersonId, match: string): Promise<ExportedMatch | null>;
  forget(person: PersonId): Promise<void>;
}
