import { totals } from '@open-yatzy/rules';
import type { Chances } from './chances.ts';
import type { Position } from './position.ts';
import { isExact, type Rests, restFrom, storedRest } from './rests.ts';
import { filledBoxes, stateAt } from './states.ts';
import { type Aim, turnOf, turnValue } from './turn.ts';

/** A polynomial times another of degree one. */
function times(
  polynomial: readonly number[],
  [constant, linear]: readonly [number, number],
): readonly number[] {
  return [...polynomial, 0].map((each, power) => each * constant + (polynomial[power - 1] ?? 0) * linear);
}

const integral = (polynomial: readonly number[]): number =>
  polynomial.reduce((sum, each, power) => sum + each / (power + 1), 0);

/** By total: chance to be below it, and to be at it. */
function belowAndAt(
  { from, chances }: Chances,
  total: number,
  below: Float64Array,
): readonly [number, number] {
  const at = total - from;
  return [at <= 0 ? 0 : (below[Math.min(at, chances.length)] ?? 1), chances[at] ?? 0];
}

/**
 * Each seat's chance to win, a draw counted as an even share of it, given independent totals; exact for these
 * distributions. What else breaks a tie (`tieBreak`) is not known from totals and left out.
 *
 *   share of a seat = Σ over its totals x of P(x) · ∫₀¹ Π over the others of (P(below x) + t · P(at x)) dt,
 *
 * the integral being the mean of 1 / (1 + number of others at x) where none is above.
 */
export function winChances(seats: readonly Chances[]): readonly number[] {
  const below = seats.map(({ chances }) => {
    const sums = new Float64Array(chances.length + 1);
    for (const [at, each] of chances.entries()) sums[at + 1] = (sums[at] ?? 0) + each;
    return sums;
  });
  return seats.map((own, seat) =>
    own.chances.reduce((sum, each, at) => {
      const others = seats.flatMap((other, index) =>
        index === seat ? [] : [belowAndAt(other, own.from + at, below[index] ?? new Float64Array())],
      );
      return sum + each * integral(others.reduce(times, [1]));
    }, 0),
  );
}

/** A seat on its way: where it stands and the bonuses beside its card. */
export interface SeatPosition {
  readonly position: Position;
  readonly bonuses?: number;
}

export interface MatchChances {
  /** By seat; they add up to 1. */
  readonly chances: readonly number[];
  /**
   * `exact` where every seat's distribution is; `slices` where one is read from slices of equal chance: nothing is
   * sampled, and the error is below 0.01.
   */
  readonly method: 'exact' | 'slices';
}

/** The chances of seats to win when all go on with perfect solitaire play, a draw counted as an even share. */
export function matchChances(rests: Rests, seats: readonly SeatPosition[]): MatchChances {
  const { ruleSet } = rests.tables;
  const finals = seats.map(({ position, bonuses }): Chances => {
    const { from, chances } = restFrom(rests, position);
    return { from: from + totals(ruleSet, position.card, bonuses).total, chances };
  });
  const method = seats.every(({ position }) => isExact(rests, position)) ? 'exact' : 'slices';
  return { chances: winChances(finals), method };
}

/** Much less than any chance that matters: points decide where the chance to win does not. */
const perPoint = 1e-7;
/** Little enough that no chance to win is given up for it: how many seats are beaten counts where winning does not. */
const perRank = 1e-3;

/** By own final total: the chance that no other seat ends higher, and for `perRank` the share of them that end lower. */
function beatenBy(others: readonly Chances[]): Float64Array {
  const highest = Math.max(0, ...others.map(({ from, chances }) => from + chances.length));
  const all = new Float64Array(highest + 1).fill(1);
  const share = new Float64Array(highest + 1);
  for (const { from, chances } of others) {
    let below = 0;
    for (let total = 0; total <= highest; total += 1) {
      const at = chances[total - from] ?? 0;
      all[total] = (all[total] ?? 0) * (below + at / 2);
      share[total] = (share[total] ?? 0) + (below + at / 2) / others.length;
      below += at;
    }
  }
  return all.map((chance, total) => (chance + perRank * (share[total] ?? 0)) / (1 + perRank));
}

/** Boxes left after a turn up to which the turns that follow are looked into: four would take half a second. */
const boxesAhead = 3;

/**
 * Playing for what the own final total is worth, by total, if it goes on with perfect solitaire play:
 *
 *   worth = Σ over the rest x of D(next)[x] · worthOf(own total + gain + x)
 *
 * With at most `ahead` boxes left after the turn it goes on with the best play for that worth instead.
 */
function forTotal(
  rests: Rests,
  own: SeatPosition,
  { worthOf, ahead }: { readonly worthOf: Float64Array; readonly ahead: number },
): Aim {
  const { ruleSet, scoring, states, values } = rests.tables;
  const card = totals(ruleSet, own.position.card, own.bonuses);
  const written = card.total - card.upperBonus;
  const worths = new Map<number, number>();
  const rows = new Map<number, Chances>();
  const last = worthOf.length - 1;
  const worthOfRest = (slot: number, gain: number): number => {
    const row = rows.get(slot) ?? storedRest(rests, slot);
    rows.set(slot, row);
    const { from, chances } = row;
    const first = written + gain + from;
    let sum = perPoint * (written + gain + (values[slot] ?? 0));
    for (let at = 0; at < chances.length; at += 1)
      sum += (chances[at] ?? 0) * (worthOf[Math.min(first + at, last)] ?? 0);
    return sum;
  };
  const worth = (slot: number, gain: number): number => {
    const name = gain * states.layers * states.stride + slot;
    const seen = worths.get(name);
    if (seen !== undefined) return seen;
    const next = stateAt(states, slot);
    const open = scoring.columns.length - filledBoxes(states, next);
    const goOn = (): number =>
      turnValue(turnOf({ ruleSet, scoring, states, worth: (then, more) => worth(then, gain + more) }, next));
    const found = open > 0 && open <= ahead ? goOn() : worthOfRest(slot, gain);
    worths.set(name, found);
    return found;
  };
  return { ruleSet, scoring, states, worth };
}

/**
 * Playing to win against seats whose final totals are distributed so: the chance that no other seat ends higher, an
 * equal total counting half, if the others go on with perfect solitaire play. Rank counts a little beside it, more
 * points break ties.
 *
 *   worthOf(t) = Π over the others of P(< t) + P(= t) / 2
 */
export function forWinning(rests: Rests, own: SeatPosition, others: readonly Chances[]): Aim {
  return forTotal(rests, own, { worthOf: beatenBy(others), ahead: boxesAhead });
}

/** By own final total: the chance that it keeps from winning, an equal one by half, who else would have won. */
function keptFromWinning({ from, chances }: Chances, others: readonly Chances[]): Float64Array {
  const beaten = beatenBy(others);
  const kept = new Float64Array(from + chances.length + 1);
  let below = 0;
  for (let total = from; total < kept.length; total += 1) {
    const at = (chances[total - from] ?? 0) * (beaten[total] ?? 1);
    kept[total] = below + at / 2;
    below += at;
  }
  return kept;
}

/**
 * Playing to stop a seat, given how its final total and those of others, if any, are distributed: the chance to end
 * above it where it ends above those, if all go on with perfect solitaire play. The rest is as in `forWinning`.
 */
export function forStopping(
  rests: Rests,
  own: SeatPosition,
  { stopped, others }: { readonly stopped: Chances; readonly others: readonly Chances[] },
): Aim {
  return forTotal(rests, own, { worthOf: keptFromWinning(stopped, others), ahead: 0 });
}
