import type { Box, Card, Dice, Position as DiePosition, RuleSet } from '@open-yatzy/rules';

/** What a seat decides on. Other seats are left out: these bots play their own card. */
export interface Position {
  readonly ruleSet: RuleSet;
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
  /** Positions kept at the last re-roll of this turn; empty before one. */
  readonly kept: readonly DiePosition[];
}

export type Choice =
  | { readonly type: 'keep'; readonly keep: readonly DiePosition[] }
  | { readonly type: 'write'; readonly box: Box };
