import type { Clock } from './matches/clock.ts';

/** How many things may be done at once, and in a second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Lets through what comes at a steady rate, and some at once. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledAt: number;

  constructor(clock: Clock, { burst, perSecond }: Rate) {
    this.#clock = clock;
    this.#size = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#filledAt = clock.now();
  }

  /** Whether one more may come now. */
  take(): boolean {
    const now = this.#clock.now();
    const filled = this.#tokens + (Math.max(0, now - this.#filledAt) / 1000) * this.#perSecond;
    this.#tokens = Math.min(this.#size, filled);
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
