import type { Box, Dice, Position } from './vocabulary.ts';

/** One roll of a turn: what was kept of the dice before it, and what then lay there. */
export interface PlayedRoll {
  /** Empty at the first roll. */
  readonly keep: readonly Position[];
  readonly dice: Dice;
}

/** A turn as it was played: its rolls, one to three, and the box that the last of them was written into. */
export interface PlayedTurn {
  readonly seat: number;
  readonly rolls: readonly PlayedRoll[];
  readonly box: Box;
  readonly points: number;
  /** Beside the box. */
  readonly bonus: number;
}
