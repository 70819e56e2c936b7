import { allowsCoach, type SeatNumber } from '@open-yatzy/match';
import type { Box, Card, Dice, Position } from '@open-yatzy/rules';
import type { Answer, SeatPosition } from '@open-yatzy/solver';
import type { Shown } from '../state/playback.ts';
import { positionsOf } from './marks.ts';

/** What the coach is asked about: the dice of the seat that plays here, once they rest. */
export interface Coached {
  readonly seat: SeatPosition;
  readonly card: Card;
  readonly dice: Dice;
  readonly kept: readonly Position[];
}

/** Null while there is nothing to advise: on other seats' turns, before a roll, while dice tumble. */
export function coached({ state, tumble }: Shown, acting: SeatNumber | null): Coached | null {
  const { turn } = state;
  const seat = turn && turn.seat === acting ? state.seats[turn.seat] : null;
  if (!allowsCoach(state) || tumble || !turn?.dice || !seat) return null;
  const { dice, kept } = turn;
  const { card, bonuses } = seat;
  const rollsLeft = (3 - turn.rolls) as 0 | 1 | 2;
  return { seat: { position: { card, thrown: { dice, rollsLeft, kept } }, bonuses }, card, dice, kept };
}

/** What is marked on the table: dice to keep, all five to throw or a box to write, and how likely each open box is. */
export interface Marks {
  readonly keep: readonly Position[];
  readonly throwAll: boolean;
  readonly box: Box | null;
  readonly chances: Readonly<Partial<Record<Box, { readonly chance: number; readonly text: string }>>>;
  /** What ears are told of what is marked. */
  readonly advised: string;
}

export function marksFor(
  { dice, kept }: Coached,
  { choices, boxes }: Answer,
  { advised, share }: { readonly advised: string; readonly share: (chance: number) => string },
): Marks {
  const [best] = choices;
  return {
    keep: best?.type === 'keep' ? positionsOf(dice, best.keep, kept) : [],
    throwAll: best?.type === 'keep' && best.keep.length === 0,
    box: best?.type === 'box' ? best.box : null,
    chances: Object.fromEntries(boxes.map(({ box, chance }) => [box, { chance, text: share(chance) }])),
    advised,
  };
}
