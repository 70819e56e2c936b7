import { faces } from '@open-yatzy/rules';
import {
  chance,
  firstOfSize,
  firstRoll,
  keepCount,
  keeps,
  nothing,
  oneLess,
  oneMore,
  together,
} from './keeps.ts';
import type { Scoring } from './scoring.ts';
import { type State, slotOf } from './states.ts';
import { bonusWithin, diceStand, type Ground, type Tables } from './tables.ts';

/** What a player plays for: what it is worth to gain points and to go on from the state at that place in a table. */
export interface Aim extends Ground {
  worth(slot: number, gain: number): number;
}

/** The worth of having gained points and going on from a state. Throws for a state that cannot be. */
export function worthOfState(aim: Aim, state: State, gain: number): number {
  return aim.worth(slotOf(aim.states, state), gain);
}

/** Playing for points, from a state on: those still to come, without an upper bonus that is won. */
export function forPoints(tables: Tables, state: State): Aim {
  const { ruleSet, scoring, states, values } = tables;
  const inHand = bonusWithin(tables, state);
  return { ruleSet, scoring, states, worth: (slot, gain) => gain + (values[slot] ?? Number.NaN) - inHand };
}

/**
 * One turn from a state, played as well as can be for an aim; the recurrence is the kernel's. Arrays are by keep.
 */
export interface Turn {
  readonly state: State;
  /** A roll: its best box. Less: the mean, with one roll to come. */
  readonly third: Float64Array;
  /** The column of the best box, by roll − 210. */
  readonly bestColumn: Uint8Array;
  /** A roll: its best box. Less: the mean, with two rolls to come and what is kept standing where dice stand. */
  readonly second: Float64Array;
}

const fiveAlikes = faces.length;
const isFiveAlike = (roll: number): boolean => roll - firstRoll < fiveAlikes;

/** `counts[face − 1][roll − 210]`. */
const counts: readonly Uint8Array[] = faces.map((face) =>
  Uint8Array.from(keeps.slice(firstRoll), (dice) => dice.filter((shown) => shown === face).length),
);

function statusOf(scoring: Scoring, { layer }: State): number {
  return layer >> scoring.restBoxes;
}

function isOpen(scoring: Scoring, state: State, column: number): boolean {
  if (column < faces.length) return ((state.upperSet >> column) & 1) === 0;
  if (column < faces.length + scoring.restBoxes) return ((state.layer >> (column - faces.length)) & 1) === 0;
  return statusOf(scoring, state) === 0;
}

/** The columns that may be written with a roll, in their order. */
export function columnsFor(scoring: Scoring, state: State, roll: number): readonly number[] {
  const open = scoring.columns.map((_, column) => column).filter((column) => isOpen(scoring, state, column));
  if (!isFiveAlike(roll) || !scoring.bound[statusOf(scoring, state)]) return open;
  const matching = roll - firstRoll;
  if (open.includes(matching)) return [matching];
  const lower = open.filter((column) => column >= faces.length);
  return lower.length > 0 ? lower : open;
}

/** The points that a roll brings in a column, beside the box or in it; the upper bonus is apart. */
export function gainOf(scoring: Scoring, state: State, [roll, column]: readonly [number, number]): number {
  const points = isFiveAlike(roll)
    ? scoring.fiveAlike[statusOf(scoring, state)]?.[roll - firstRoll]?.[column]
    : scoring.plain[column]?.[roll - firstRoll];
  if (points === undefined) throw new Error(`expected a roll and a column, got ${roll} and ${column}`);
  return points;
}

/** The state after a roll is written into a column. */
export function stateAfter(scoring: Scoring, state: State, [roll, column]: readonly [number, number]): State {
  const { layer, upperSet, upper } = state;
  if (column < faces.length) {
    const added = (column + 1) * (counts[column]?.[roll - firstRoll] ?? 0);
    return {
      layer,
      upperSet: upperSet | (1 << column),
      upper: Math.min(upper + added, scoring.upperBonus.from),
    };
  }
  if (column < faces.length + scoring.restBoxes)
    return { ...state, layer: layer | (1 << (column - faces.length)) };
  const status = isFiveAlike(roll) ? scoring.statuses - 1 : 1;
  return { ...state, layer: layer | (status << scoring.restBoxes) };
}

/** The worth of writing a roll into a column. */
export function writingValue(aim: Aim, state: State, written: readonly [number, number]): number {
  const { scoring, states } = aim;
  return aim.worth(slotOf(states, stateAfter(scoring, state, written)), gainOf(scoring, state, written));
}

/** The next state's place in a table, by number of dice of the column's face; by 0 alone where there is no face. */
function nextSlots({ scoring, states }: Aim, state: State, column: number): readonly number[] {
  const notFiveAlike = keepCount - 1;
  if (column >= faces.length) return [slotOf(states, stateAfter(scoring, state, [notFiveAlike, column]))];
  const upperSet = state.upperSet | (1 << column);
  return [0, 1, 2, 3, 4].map((dice) => {
    const upper = Math.min(state.upper + dice * (column + 1), scoring.upperBonus.from);
    return slotOf(states, { ...state, upperSet, upper });
  });
}

type BestBoxes = Pick<Turn, 'third' | 'bestColumn'>;

/** Fills in the best box of every roll but the five alikes, column by column. */
function bestBoxes(aim: Aim, state: State, { third, bestColumn }: BestBoxes): void {
  const { scoring } = aim;
  for (let column = 0; column < scoring.columns.length; column += 1) {
    if (!isOpen(scoring, state, column)) continue;
    const points = scoring.plain[column] ?? new Float64Array();
    const count = counts[column];
    const slots = nextSlots(aim, state, column);
    const worths: number[] = [];
    for (let index = fiveAlikes; index < points.length; index += 1) {
      const gain = points[index] ?? 0;
      const dice = count?.[index] ?? 0;
      const name = gain * faces.length + dice;
      const value = worths[name] ?? aim.worth(slots[dice] ?? -1, gain);
      worths[name] = value;
      if (value <= (third[firstRoll + index] ?? 0)) continue;
      third[firstRoll + index] = value;
      bestColumn[index] = column;
    }
  }
}

/** Means of the rolls' values, by keep, in place. */
function expectations(values: Float64Array): void {
  for (let keep = firstRoll - 1; keep >= nothing; keep -= 1) {
    const more = oneMore[keep] ?? new Uint16Array();
    let sum = 0;
    for (const next of more) sum += values[next] ?? 0;
    values[keep] = sum / faces.length;
  }
}

/** The best of a keep and all that is less of it. */
function bestOf(values: Float64Array): Float64Array {
  const best = values.slice();
  for (let keep = 1; keep < keepCount; keep += 1) {
    for (const less of oneLess[keep] ?? []) best[keep] = Math.max(best[keep] ?? 0, best[less] ?? 0);
  }
  return best;
}

/**
 * Where dice stand: the best second decision after each throw to a first keep, by what was thrown; keeping nothing is
 * always allowed. The keeps of the whole throw are those of `5 − size` dice.
 */
function bestOnto(third: Float64Array, first: number): Float64Array {
  const sums = together[first] ?? new Uint16Array();
  const best = new Float64Array(sums.length);
  for (let added = 0; added < best.length; added += 1) {
    best[added] = Math.max(third[sums[added] ?? 0] ?? 0, third[nothing] ?? 0);
    for (const less of oneLess[added] ?? []) best[added] = Math.max(best[added] ?? 0, best[less] ?? 0);
  }
  return best;
}

function standingSecond(third: Float64Array): Float64Array {
  const second = third.slice();
  for (let first = nothing; first < firstRoll; first += 1) {
    const best = bestOnto(third, first);
    let mean = 0;
    const whole = firstOfSize[5 - (keeps[first]?.length ?? 0)] ?? 0;
    for (let thrown = whole; thrown < best.length; thrown += 1)
      mean += (chance[thrown] ?? 0) * (best[thrown] ?? 0);
    second[first] = mean;
  }
  return second;
}

/** All values of a turn. The state must have an open box. */
export function turnOf(aim: Aim, state: State): Turn {
  const third = new Float64Array(keepCount).fill(Number.NEGATIVE_INFINITY);
  const bestColumn = new Uint8Array(keepCount - firstRoll);
  bestBoxes(aim, state, { third, bestColumn });
  for (let roll = firstRoll; roll < firstRoll + fiveAlikes; roll += 1) {
    for (const column of columnsFor(aim.scoring, state, roll)) {
      const value = writingValue(aim, state, [roll, column]);
      if (value <= (third[roll] ?? 0)) continue;
      third[roll] = value;
      bestColumn[roll - firstRoll] = column;
    }
  }
  return { state, third, bestColumn, second: lookBack(aim, third) };
}

/**
 * What keeps are worth, from what the rolls that may end the turn are worth: completes `third` by the keeps with one
 * roll to come, and gives the same with two.
 */
export function lookBack(ground: Ground, third: Float64Array): Float64Array {
  expectations(third);
  if (diceStand(ground)) return standingSecond(third);
  const second = bestOf(third);
  expectations(second);
  return second;
}

/** The value before the first roll, out of a turn. */
export function turnValue({ second }: Pick<Turn, 'second'>): number {
  const best = bestOf(second);
  let mean = 0;
  for (let roll = firstRoll; roll < keepCount; roll += 1) mean += (chance[roll] ?? 0) * (best[roll] ?? 0);
  return mean;
}
