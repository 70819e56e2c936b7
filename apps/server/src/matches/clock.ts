import type { Milliseconds } from '@open-yatzy/match';

/** Where time comes from; tests bring their own. */
export interface Clock {
  now(): Milliseconds;
  /** Runs `action` once, at `when` or as soon after as can be; returns how to call it off. */
  at(when: Milliseconds, action: () => void): () => void;
}

/** Longest delay that a timer of the system takes. */
const longestDelay = 2 ** 31 - 1;

/** When this process began, as far as is known by now. */
let began = Number.NEGATIVE_INFINITY;

/**
 * The system's time, which may be set back while games are on: it is followed forwards only, and goes on at its pace, or
 * everything that is due would wait for as long as it was set back.
 */
export const systemClock: Clock = {
  now() {
    const running = performance.now();
    began = Math.max(began, Date.now() - running);
    return Math.round(began + running) as Milliseconds;
  },
  at(when, action) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = when - systemClock.now();
      if (left <= longestDelay) timer = setTimeout(action, Math.max(0, left));
      else timer = setTimeout(wait, longestDelay);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
