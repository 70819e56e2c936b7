import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import type { MatchId, Milliseconds } from '@open-yatzy/match';
import type { Draws } from './local-match.ts';

/** Draws everything for a match of so many seats; the id is one that `isOfflineMatch` knows. */
export function draw(seats: number): Draws {
  const hex = (bytes: number) => bytesToHex(randomBytes(bytes));
  return {
    match: `offline-${hex(12)}` as MatchId,
    secret: hex(32),
    seeds: Array.from({ length: seats }, () => hex(16)),
    now: Date.now() as Milliseconds,
  };
}
