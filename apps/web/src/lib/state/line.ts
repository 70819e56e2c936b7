/** One connection to the server; `lost` is called once, whoever closed it. */
export interface Line {
  send(text: string): void;
  close(): void;
}
export interface LineEvents {
  opened(): unknown;
  received(text: string): unknown;
  lost(): unknown;
}

const firstPause = 400;
const longestPause = 15_000;
/** How long a line that may have died in its sleep has to prove itself, in milliseconds. */
export const wakeLimit = 4_000;

/** Before the next attempt to connect, in milliseconds: ever longer, and no two clients alike. `random` is from 0 to below 1. */
export function pauseAfter(attempts: number, random: number): number {
  return Math.min(longestPause, firstPause * 2 ** attempts) * (0.5 + random / 2);
}
