import type { Position } from '@open-yatzy/rules';
import { flight } from '../table/tumble.ts';

/** A die that touches something: seconds from the throw, loudness of 1, which of the knocks, and how high. */
export interface Knock {
  readonly at: number;
  readonly gain: number;
  readonly which: number;
  readonly pitch: number;
  /** From −1, left, to 1. */
  readonly side: number;
}

/** How many knocks differ. */
export const knockKinds = 5;

/** Below this, in milliseconds, dice are too quick for more than that they fall. */
const slow = 500;
/** Dice that do not move on the screen are heard to fall all the same, in this time. */
const briefest = 260;

/** What a die does on its way, as its tumble shows it: in the hand, landing, skidding, and coming to rest. */
const touches = [
  { moment: 0.04, gain: 0.14, isLong: true },
  { moment: 0.15, gain: 0.18, isLong: true },
  { moment: flight.landing, gain: 1, isLong: false },
  { moment: (flight.landing + flight.hop) / 2, gain: 0.34, isLong: true },
  { moment: 0.97, gain: 0.4, isLong: false },
] as const;

export interface Thrown {
  readonly seq: number;
  readonly thrown: readonly Position[];
  /** How long the dice tumble; 0 where they are not seen to. */
  readonly ms: number;
}

/** What a throw sounds like: of the dice that are thrown, when they are seen to touch. The same throw always alike. */
export function knocksOf({ seq, thrown, ms }: Thrown): readonly Knock[] {
  const seconds = Math.max(ms, briefest) / 1000;
  // Five dice are louder than one, yet not five times.
  const each = 1 / Math.sqrt(Math.max(1, thrown.length));
  return thrown.flatMap((position) =>
    touches
      .filter(({ isLong }) => !isLong || ms >= slow)
      .map(({ moment, gain }, touch): Knock => {
        const chance = ((seq * 7 + position * 13 + touch * 5) % 11) / 10;
        return {
          at: Math.max(0, moment * seconds + (chance - 0.5) * 0.05 * Math.min(1, seconds)),
          gain: gain * each * (0.75 + 0.25 * chance),
          which: (position + touch + seq) % knockKinds,
          pitch: 0.92 + 0.16 * chance,
          side: (position - 2) * 0.28,
        };
      }),
  );
}
