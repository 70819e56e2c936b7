import type { MatchId, MatchState } from '@open-yatzy/match';

/** Digits of a table's code. */
export const codeLength = 6;

/** Codes short enough to be typed on any phone, by which tables are found as long as they wait for players. */
export interface CodeServices {
  /** The code of a table; null for one that waits for nobody. */
  of(match: MatchId): Promise<string | null>;
  /** The table that waits under a code. Each call counts: whoever tries too many is told so. */
  find(code: string, address: string): Promise<MatchState | 'unknown' | 'tooOften'>;
}
