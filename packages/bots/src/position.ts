import type { Box, Card, Dice, Position as DiePosition, RuleSet } from '@open-yatzy/rules';

/** A seat as everyone at the table sees it. */
export interface Standing {
  readonly card: Card;
  /** How many bonuses stand beside the card. */
  readonly bonuses: number;
}

/** A turn on one card. */
export interface OwnTurn {
  readonly ruleSet: RuleSet;
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
  /** Positions kept at the last re-roll of this turn; empty before one. */
  readonly kept: readonly DiePosition[];
}

/** What a seat decides on. */
export interface Position extends OwnTurn, Standing {
  /** The other seats, none of them within a turn; empty alone. */
  readonly others: readonly Standing[];
}

export type Choice =
  | { readonly type: 'keep'; readonly keep: readonly DiePosition[] }
  | { readonly type: 'write'; readonly box: Box };
