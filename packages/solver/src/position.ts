import {
  type Card,
  type Dice,
  type Position as DiePosition,
  isFull,
  keepRefusal,
  standing,
} from '@open-yatzy/rules';
import { firstRoll, keepOf, keeps, nothing, rollDice, together } from './keeps.ts';
import { type State, stateOf } from './states.ts';
import type { Ground } from './tables.ts';

/** What lies on the table within a turn. */
export interface Thrown {
  readonly dice: Dice;
  readonly rollsLeft: 0 | 1 | 2;
  /** The positions kept at the last re-roll; they matter where dice stand, with one roll left. */
  readonly kept?: readonly DiePosition[];
}

/** A card, and the dice unless the turn is before its first roll. */
export interface Position {
  readonly card: Card;
  readonly thrown?: Thrown;
}

/** A position in the solver's terms. */
export interface Place {
  readonly state: State;
  readonly isOver: boolean;
  /** The roll that lies there, if any. */
  readonly roll?: number;
  readonly rollsLeft: 0 | 1 | 2 | 3;
  /** The dice that stand; nothing where dice may be released. */
  readonly stand: number;
}

/** The roll that lies there and the dice that stand. Throws where kept positions could not have been kept. */
export function rollOf(
  { ruleSet }: Ground,
  { dice, rollsLeft, kept = [] }: Thrown,
): { roll: number; stand: number } {
  if (keepRefusal(ruleSet, [], kept)) {
    throw new Error(`expected positions that can have been kept, got ${kept.join()}`);
  }
  const stand = rollsLeft === 1 ? standing(ruleSet, kept) : [];
  return { roll: keepOf(dice), stand: keepOf(dice.filter((_, at) => stand.includes(at as DiePosition))) };
}

/** The solver's view of a position; throws as `rollOf` does. */
export function placeOf(ground: Ground, { card, thrown }: Position): Place {
  const { ruleSet, scoring } = ground;
  const common = { state: stateOf(ruleSet, scoring, card), isOver: isFull(ruleSet, card) };
  if (!thrown) return { ...common, rollsLeft: 3, stand: nothing };
  return { ...common, ...rollOf(ground, thrown), rollsLeft: thrown.rollsLeft };
}

/** Every keep within a roll that holds the standing dice, and nothing; the whole roll is none. */
export function keepsWithin(roll: number, stand: number): readonly number[] {
  const rest = [...rollDice(roll)];
  for (const face of keeps[stand] ?? []) rest.splice(rest.indexOf(face), 1);
  const found = new Set([nothing]);
  for (let bits = 0; bits < 2 ** rest.length; bits += 1) {
    const added = keepOf(rest.filter((_, at) => (bits >> at) & 1));
    const keep = together[stand]?.[added] ?? nothing;
    if (keep < firstRoll) found.add(keep);
  }
  return [...found];
}
