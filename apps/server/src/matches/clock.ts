import type { Milliseconds } from '@open-yatzy/match';

/** Where time comes from; tests bring their own. */
export interface Clock {
  now(): Milliseconds;
  /** Runs `action` once, at `when` or as soon after as can be; returns how to call it off. */
  at(when: Milliseconds, action: () => void): () => void;
}

/** Longest delay that a timer of the system takes. */
const longestDelay = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now() as Milliseconds,
  at(when, action) {
    let timer: NodeJS.Timeout;
    const wait = () => {
      const left = when - Date.now();
      if (left <= longestDelay) timer = setTimeout(action, Math.max(0, left));
      else timer = setTimeout(wait, longestDelay);
    };
    wait();
    return () => clearTimeout(timer);
  },
};
