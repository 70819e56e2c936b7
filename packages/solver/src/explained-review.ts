import type { PlayedTurn } from '@open-yatzy/rules';
import { type BoxChance, boxChances } from './box-chances.ts';
import { type Decision, review, type SeatReview } from './review.ts';
import type { Tables } from './tables.ts';

export interface ExplainedSeat extends SeatReview {
  /** For each of `costliest`, what its best keep would have been for; empty where a box was best. */
  readonly goals: readonly (readonly BoxChance[])[];
}

function goalsOf(tables: Tables, { best, card, dice, rollsLeft, kept }: Decision): readonly BoxChance[] {
  if (best.type !== 'keep') return [];
  return boxChances(tables, { card, thrown: { dice, rollsLeft, kept } }, best.keep);
}

/** The review of a game with what explains its costliest decisions; throws as `review` does. */
export function explainedReview(
  tables: Tables,
  seats: number,
  turns: readonly PlayedTurn[],
): readonly ExplainedSeat[] {
  return review(tables, seats, turns).map((seat) => ({
    ...seat,
    goals: seat.costliest.map((decision) => goalsOf(tables, decision)),
  }));
}
