import type { DecisionName, RuleSetName } from '@open-yatzy/i18n';
import type { Box, Card, Dice, Face } from '@open-yatzy/rules';
import committed from './figures.json';

export type Play = { readonly keep: readonly Face[] } | { readonly box: Box };

export interface Decision {
  readonly card: Card;
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
  readonly best: Play;
  /** Worse plays, the least bad first, with the points that they cost. */
  readonly others: readonly (Play & { readonly cost: number })[];
}

/** What the solver says of a rule set: chances from 0 to 1, all else in points. */
export interface Figures {
  readonly mean: number;
  /** What kept dice that stand cost a game; 0 where they may be released. */
  readonly standing: number;
  /** Five, fifty and ninety-five of a hundred games end with this total or less. */
  readonly quantiles: { readonly low: number; readonly middle: number; readonly high: number };
  readonly upperBonus: number;
  readonly fiveOfAKind: number;
  readonly chances: Readonly<Partial<Record<Box, number>>>;
  readonly decisions: Readonly<Partial<Record<DecisionName, Decision>>>;
}

/** Made by `yatzy analyze guide`, whose test computes them again. */
export const figures = committed.ruleSets as unknown as Readonly<Record<RuleSetName, Figures>>;
