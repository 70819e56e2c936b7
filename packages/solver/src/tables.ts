import type { RuleSet } from '@open-yatzy/rules';
import { type Scoring, scoringOf } from './scoring.ts';
import { type State, type States, slotOf, statesOf } from './states.ts';

/** What a rule set needs before its positions can be valued: its description and the place of each state. */
export interface Ground {
  readonly ruleSet: RuleSet;
  readonly scoring: Scoring;
  readonly states: States;
}

/** The value of every state under perfect solitaire play. */
export interface Tables extends Ground {
  /** By slot, in points: what is still to come, and the upper bonus with it once it is won. */
  readonly values: Float64Array;
}

/** Throws for rule sets that the kernel cannot describe (scoring.ts). */
export function groundOf(ruleSet: RuleSet): Ground {
  const scoring = scoringOf(ruleSet);
  return { ruleSet, scoring, states: statesOf(scoring) };
}

/** Whether dice kept at a re-roll stand for the turn. */
export function diceStand({ scoring }: Ground): boolean {
  return scoring.keptDice === 'stand';
}

export function hasBonus({ scoring }: Ground, upper: number): boolean {
  return upper >= scoring.upperBonus.from;
}

/** The upper bonus that a stored value holds although it is won already. */
export function bonusWithin(ground: Ground, { upper }: State): number {
  return hasBonus(ground, upper) ? ground.scoring.upperBonus.points : 0;
}

/** Expected points still to come from a state, in f64: boxes, upper bonus if not yet won, bonuses beside the boxes. */
export function stateValue(tables: Tables, state: State): number {
  const value = tables.values[slotOf(tables.states, state)];
  if (value === undefined)
    throw new Error(`expected a state of ${tables.ruleSet.id}, got ${JSON.stringify(state)}`);
  return value - bonusWithin(tables, state);
}

/** Marks the lanes of closed boxes and values the full cards; `values` is by slot. */
export function closeTables({ scoring, states }: Ground, values: Float64Array): void {
  const { closed, firstLane, layers, restBoxes, stride } = states;
  const restFull = (1 << restBoxes) - 1;
  const fullCard = firstLane[63] ?? 0;
  for (let layer = 0; layer < layers; layer += 1) {
    values[layer * stride + closed] = Number.NEGATIVE_INFINITY;
    const isFull = (layer & restFull) === restFull && (scoring.statuses === 1 || layer > restFull);
    if (isFull) values.set([0, scoring.upperBonus.points], layer * stride + fullCard);
  }
}
