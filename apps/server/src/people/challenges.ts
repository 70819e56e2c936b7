import { randomBytes } from 'node:crypto';
import type { Milliseconds } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';

/** How long a device may take to answer, in milliseconds. */
export const challengeTime = 5 * 60_000;
/** How many wait for an answer at once; the oldest is forgotten first. */
const mostWaiting = 10_000;

interface Waiting {
  readonly challenge: string;
  readonly until: Milliseconds;
}

/** What devices have been asked to sign: each for one visit and one purpose, once. A newer takes the place of an older. */
export class Challenges {
  readonly #clock: Clock;
  /** In the order in which they were asked. */
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A challenge of 32 random bytes in base64url. */
  ask(whom: string): string {
    const challenge = randomBytes(32).toString('base64url');
    this.#waiting.delete(whom);
    this.#waiting.set(whom, { challenge, until: (this.#clock.now() + challengeTime) as Milliseconds });
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > mostWaiting && oldest !== undefined) this.#waiting.delete(oldest);
    return challenge;
  }

  /** What they were asked, which then is asked no more; null if nothing, or too long ago. */
  take(whom: string): string | null {
    const waiting = this.#waiting.get(whom);
    this.#waiting.delete(whom);
    return waiting && waiting.until > this.#clock.now() ? waiting.challenge : null;
  }
}
