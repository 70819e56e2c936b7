import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';
import { commitmentOf, type Hex } from '@open-yatzy/match';

/**
 * What this browser adds to the dice. It hands out only commitments, and keeps the seeds until they are revealed, so
 * that nobody chooses last.
 */
const key = (commitment: Hex) => `seed ${commitment}`;

/** Makes a seed and keeps it. @returns its commitment, or null where the browser keeps nothing */
export function commitSeed(): Hex | null {
  const seed = bytesToHex(randomBytes(16));
  const commitment = commitmentOf(seed);
  try {
    localStorage.setItem(key(commitment), seed);
    return commitment;
  } catch {
    return null;
  }
}

/** The seed that was kept for a commitment, if it was this browser's. */
export function seedFor(commitment: Hex): string | null {
  try {
    return localStorage.getItem(key(commitment));
  } catch {
    return null;
  }
}
