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
import type { Turn } from './turn.ts';

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

/** The solver's view of a position. Throws where kept positions could not have been kept under the rules. */
export function placeOf({ ruleSet, scoring }: Ground, { card, thrown }: Position): Place {
  const common = { state: stateOf(ruleSet, scoring, card), isOver: isFull(ruleSet, card) };
  if (!thrown) return { ...common, rollsLeft: 3, stand: nothing };
  const { dice, rollsLeft, kept = [] } = thrown;
  const refusal = keepRefusal(ruleSet, [], kept);
  if (refusal) throw new Error(`expected positions that can have been kept, got ${kept.join()}`);
  const stand = rollsLeft === 1 ? standing(ruleSet, kept) : [];
  const standingDice = dice.filter((_, at) => stand.includes(at as DiePosition));
  return { ...common, roll: keepOf(dice), rollsLeft, stand: keepOf(standingDice) };
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

/** The value of keeping, by keep, with that many rolls left. */
export function keepingValues({ second, third }: Turn, rollsLeft: 1 | 2): Float64Array {
  return rollsLeft === 2 ? second : third;
}
