import type { Milliseconds } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';

/** The system's time at a multiple of its pace, so that clocks and absences of minutes take seconds. */
export function fastClock(pace: number): Clock {
  const start = Date.now();
  const since = performance.now();
  const now = () => Math.round(start + (performance.now() - since) * pace) as Milliseconds;
  return {
    now,
    at(when, action) {
      const timer = setTimeout(action, Math.max(0, (when - now()) / pace));
      return () => clearTimeout(timer);
    },
  };
}
