import type { Milliseconds } from '@open-yatzy/match';
import type { Clock } from './clock.ts';

/** One timer for all that is due: it rings at the earliest time that it was set to. */
export class Alarm {
  readonly #clock: Clock;
  readonly #ring: () => void;
  #next: Milliseconds | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, ring: () => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  /** Rings at `when` too; no earlier ring is lost. */
  set(when: Milliseconds): void {
    if (this.#next !== null && this.#next <= when) return;
    this.stop();
    this.#next = when;
    this.#cancel = this.#clock.at(when, () => {
      this.#next = null;
      this.#cancel = null;
      this.#ring();
    });
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#next = null;
  }
}
