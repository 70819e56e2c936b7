import type { Clock } from '../matches/clock.ts';

/** Lets through what comes at a steady rate, and some at once. */
export class TokenBucket {
  readonly #clock: Clock;
  readonly #size: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledAt: number;

  constructor(clock: Clock, size: number, perSecond: number) {
    this.#clock = clock;
    this.#size = size;
    this.#perSecond = perSecond;
    this.#tokens = size;
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
