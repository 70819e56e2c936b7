import type { ExportedMatch, PersonId } from '@open-yatzy/match';
import type { PlayedGame } from './record-services.ts';

/**
 * Who a browser plays as without a network: the same for all, since it cannot know whose game it will be. Whoever
 * brings the match in is its person.
 */
export const thisDevice = 'this-device' as PersonId;

/** Of a match that a browser holds; no server makes such an id. */
const offlineId = /^offline-[0-9a-f]{24}$/;

export function isOfflineMatch(id: string): boolean {
  return offlineId.test(id);
}

/** Bytes that a match brought in may have as JSON; five seats at their longest stay below half of it. */
export const longestOfflineMatch = 400_000;

export const offlineRefusalCodes = [
  /** Not a match that was played to its end by our rules; it will not become one. */
  'NotAGame',
  /** Nobody's history takes more. */
  'Full',
  'TooFast',
] as const;
export type OfflineRefusalCode = (typeof offlineRefusalCodes)[number];

/** As in the list of games; what it says nobody but its person vouches for. */
export type OfflineGame = Pick<PlayedGame, 'match' | 'at' | 'rules' | 'rank' | 'outcome' | 'total'> & {
  /** Who sat there: all who played round one device, else who was played against. */
  readonly names: readonly string[];
};

/** Matches that were played without a network and brought in later. They count for nothing. */
export interface OfflineServices {
  /** Keeps a match in its person's history, once; null where it is there now. `file` is anything. */
  keep(person: PersonId, file: unknown): Promise<OfflineRefusalCode | null>;
  /** The latest first. */
  games(person: PersonId): Promise<readonly OfflineGame[]>;
  game(person: PersonId, match: string): Promise<ExportedMatch | null>;
}
