import { type Box, type Card, type Face, isFull } from '@open-yatzy/rules';
import { keeps } from './keeps.ts';
import { keepsWithin, type Position, rollOf, type Thrown } from './position.ts';
import { type State, stateOf } from './states.ts';
import { stateValue, type Tables } from './tables.ts';
import { type Aim, columnsFor, forPoints, type Turn, turnOf, turnValue, writingValue } from './turn.ts';

/** Something a player can do, with what it is worth: points still to come after it, or what else is aimed for. */
export type Choice = {
  readonly value: number;
  /** What it loses to the best; 0 for the best and its ties. */
  readonly regret: number;
} & ({ readonly type: 'keep'; readonly keep: readonly Face[] } | { readonly type: 'box'; readonly box: Box });

export interface Advice {
  /** That of the best choice: points to come are those of boxes, of an upper bonus not yet won, of bonuses beside. */
  readonly value: number;
  /** Best first; equal values by fewest dice thrown, then in the order of the card. */
  readonly choices: readonly Choice[];
}

/** Values this near are equal: sums of the same numbers in another order differ by less. */
const tie = 1e-9;

interface Candidate {
  readonly value: number;
  readonly thrown: number;
  readonly order: number;
  readonly what:
    | { readonly type: 'keep'; readonly keep: readonly Face[] }
    | { readonly type: 'box'; readonly box: Box };
}

function boxesFor(aim: Aim, state: State, roll: number): readonly Candidate[] {
  const { ruleSet, scoring } = aim;
  return columnsFor(scoring, state, roll).flatMap((column): readonly Candidate[] => {
    const box = scoring.columns[column];
    if (!box) return [];
    const order = ruleSet.boxes.findIndex((rule) => rule.box === box);
    return [
      { value: writingValue(aim, state, [roll, column]), thrown: 0, order, what: { type: 'box', box } },
    ];
  });
}

function keepsFor(values: Float64Array, roll: number, stand: number): readonly Candidate[] {
  return keepsWithin(roll, stand).map((index) => {
    const keep = keeps[index] ?? [];
    const value = values[index] ?? Number.NaN;
    return { value, thrown: 5 - keep.length, order: index, what: { type: 'keep', keep } };
  });
}

/** Best first, with the place of each among different values. */
function ranked(candidates: readonly Candidate[]): readonly (Candidate & { readonly rank: number })[] {
  let first = Number.POSITIVE_INFINITY;
  let rank = -1;
  return candidates
    .toSorted((a, b) => b.value - a.value)
    .map((candidate) => {
      if (first - candidate.value > tie) {
        first = candidate.value;
        rank += 1;
      }
      return { ...candidate, rank };
    })
    .sort((a, b) => a.rank - b.rank || a.thrown - b.thrown || a.order - b.order);
}

/**
 * Advice for a turn on a card that has an open box, played for an aim; what it takes is computed once for all dice of
 * the turn. Before the first roll there is a value alone. Throws for kept positions that the rules do not allow.
 */
export function adviserFor(aim: Aim, card: Card): (thrown?: Thrown) => Advice {
  const state = stateOf(aim.ruleSet, aim.scoring, card);
  let turn: Turn | undefined;
  return (thrown) => {
    if (!thrown) {
      turn ??= turnOf(aim, state);
      return { value: turnValue(turn), choices: [] };
    }
    const { roll, stand } = rollOf(aim, thrown);
    const boxes = boxesFor(aim, state, roll);
    if (thrown.rollsLeft > 0) turn ??= turnOf(aim, state);
    const values = turn && (thrown.rollsLeft === 2 ? turn.second : turn.third);
    const candidates = ranked(
      values && thrown.rollsLeft > 0 ? [...boxes, ...keepsFor(values, roll, stand)] : boxes,
    );
    const best = Math.max(...candidates.map(({ value }) => value));
    const choices = candidates.map(({ value, rank, what }): Choice => {
      return { ...what, value, regret: rank === 0 ? 0 : best - value };
    });
    return { value: best, choices };
  };
}

/**
 * The value of a position and of all that can be done there, under perfect solitaire play. Keeps are named by their
 * faces, each once, never all five. Before the first roll, and on a full card, there is nothing to choose.
 */
export function advise(tables: Tables, { card, thrown }: Position): Advice {
  const state = stateOf(tables.ruleSet, tables.scoring, card);
  if (!thrown || isFull(tables.ruleSet, card)) return { value: stateValue(tables, state), choices: [] };
  return adviserFor(forPoints(tables, state), card)(thrown);
}
