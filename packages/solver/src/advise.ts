import type { Box, Face } from '@open-yatzy/rules';
import { keeps } from './keeps.ts';
import { keepingValues, keepsWithin, type Place, type Position, placeOf } from './position.ts';
import { bonusWithin, stateValue, type Tables } from './tables.ts';
import { columnsFor, type Turn, turnOf, writingValue } from './turn.ts';

/** Something a player can do, with the expected points still to come after it; regret is what it loses to the best. */
export type Choice = {
  readonly value: number;
  /** 0 for the best and its ties. */
  readonly regret: number;
} & ({ readonly type: 'keep'; readonly keep: readonly Face[] } | { readonly type: 'box'; readonly box: Box });

export interface Advice {
  /** Expected points still to come: boxes, upper bonus if not yet won, bonuses beside the boxes. */
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

function candidatesOf(
  tables: Tables,
  { state, roll, rollsLeft, stand }: Place,
  turn: Turn,
): readonly Candidate[] {
  if (roll === undefined) return [];
  const { ruleSet, scoring } = tables;
  const boxes = columnsFor(scoring, state, roll).flatMap((column): readonly Candidate[] => {
    const box = scoring.columns[column];
    if (!box) return [];
    const order = ruleSet.boxes.findIndex((rule) => rule.box === box);
    return [
      { value: writingValue(tables, state, [roll, column]), thrown: 0, order, what: { type: 'box', box } },
    ];
  });
  if (rollsLeft !== 1 && rollsLeft !== 2) return boxes;
  const values = keepingValues(turn, rollsLeft);
  const keeping = keepsWithin(roll, stand).map((index): Candidate => {
    const keep = keeps[index] ?? [];
    return {
      value: values[index] ?? Number.NaN,
      thrown: 5 - keep.length,
      order: index,
      what: { type: 'keep', keep },
    };
  });
  return [...boxes, ...keeping];
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
 * The value of a position and of all that can be done there, under perfect solitaire play. Keeps are named by their
 * faces, each once, never all five. Before the first roll, and on a full card, there is nothing to choose.
 */
export function advise(tables: Tables, position: Position): Advice {
  const place = placeOf(tables, position);
  if (place.isOver || place.roll === undefined)
    return { value: stateValue(tables, place.state), choices: [] };
  const inHand = bonusWithin(tables, place.state);
  const candidates = ranked(candidatesOf(tables, place, turnOf(tables, place.state)));
  const best = Math.max(...candidates.map(({ value }) => value));
  const choices = candidates.map(({ value, rank, what }): Choice => {
    return { ...what, value: value - inHand, regret: rank === 0 ? 0 : best - value };
  });
  return { value: best - inHand, choices };
}
