import { type Card, type Face, positions, standing } from '@open-yatzy/rules';
import {
  type Advice,
  type Choice as Advised,
  adviserFor,
  forPoints,
  stateOf,
  type Tables,
  type Thrown,
} from '@open-yatzy/solver';
import type { Choice, Position } from './position.ts';

/** Bots that play their own card by its exact values: the best choice, or one that loses a little. */

export type Adviser = (thrown?: Thrown) => Advice;

/** A card stands unchanged through its turn, so that one adviser serves all decisions on it. */
const known = new WeakMap<Card, { readonly tables: Tables; readonly adviser: Adviser }>();

function solitaireAdviser(tables: Tables, card: Card): Adviser {
  const kept = known.get(card);
  if (kept?.tables === tables) return kept.adviser;
  const adviser = adviserFor(forPoints(tables, stateOf(tables.ruleSet, tables.scoring, card)), card);
  known.set(card, { tables, adviser });
  return adviser;
}

/** Advice names faces; of dice that show the same, those that stand are kept first. */
export function chosen(advised: Advised | undefined, { ruleSet, dice, kept }: Position): Choice {
  if (!advised) throw new Error('expected something to choose from, got nothing: a full card');
  if (advised.type === 'box') return { type: 'write', box: advised.box };
  const stand = standing(ruleSet, kept);
  const wanted: Face[] = [...advised.keep];
  const keep = [...stand, ...positions.filter((position) => !stand.includes(position))].filter((position) => {
    const at = wanted.indexOf(dice[position]);
    if (at >= 0) wanted.splice(at, 1);
    return at >= 0;
  });
  return { type: 'keep', keep: keep.sort() };
}

/** The best solitaire play. */
export function chooseBest(position: Position, tables: Tables): Choice {
  return chosen(solitaireAdviser(tables, position.card)(position).choices[0], position);
}

/**
 * A choice that is the less likely the more it loses: half as likely as the best where it loses `slip` · ln 2 points,
 * so that small mistakes are frequent and blunders rare. `random` is from 0 up to 1.
 */
export function chooseNearBest(
  position: Position,
  tables: Tables,
  { slip, random }: { readonly slip: number; readonly random: number },
): Choice {
  const { choices } = solitaireAdviser(tables, position.card)(position);
  const weights = choices.map(({ regret }) => Math.exp(-regret / slip));
  let rest = random * weights.reduce((sum, weight) => sum + weight, 0);
  const taken = weights.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  return chosen(choices[Math.max(0, taken)], position);
}
