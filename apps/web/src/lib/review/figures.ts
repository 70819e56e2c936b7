import type { MatchChances, SeatReview } from '@open-yatzy/solver';
import type { Game } from './game.ts';

/** The sum as it is shown, each part to a tenth, so that what is read adds up. */
export interface ShownSum {
  readonly start: number;
  readonly luck: number;
  readonly lost: number;
  readonly total: number;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** start + luck − lost = total, in what is read as well; luck, the largest of the three by far, takes the rounding. */
export function shownSum({ start, lost, total }: SeatReview): ShownSum {
  const rounded = { start: tenth(start), lost: tenth(lost) };
  return { ...rounded, luck: tenth(total - rounded.start + rounded.lost), total };
}

/** One of a seat's turns in figures. */
export interface TurnFigures {
  readonly turn: number;
  readonly value: number;
  readonly luck: number;
  readonly lost: number;
}

export function turnFigures({ values, rolls, decisions }: SeatReview): readonly TurnFigures[] {
  const within = (turn: number, each: readonly { readonly turn: number }[], of: (at: number) => number) =>
    each.reduce((sum, one, at) => (one.turn === turn ? sum + of(at) : sum), 0);
  return values.slice(1).map((value, index) => {
    const turn = index + 1;
    return {
      turn,
      value,
      luck: within(turn, rolls, (at) => rolls[at]?.luck ?? 0),
      lost: within(turn, decisions, (at) => decisions[at]?.lost ?? 0),
    };
  });
}

/** A scale whose ends are round and hold all values; `at` gives a place in per cent from the top. */
export interface Scale {
  readonly ticks: readonly number[];
  readonly at: (value: number) => number;
}

export function scaleOf(values: readonly number[]): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 5) ?? 500;
  const first = Math.floor(low / step) * step;
  const last = Math.max(first + step, Math.ceil(high / step) * step);
  const ticks = Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);
  return { ticks, at: (value) => 100 - ((value - first) / (last - first)) * 100 };
}

/** A moment of the game at which chances to win are known. */
export interface ChancePoint {
  /** Turns played, from 0. */
  readonly after: number;
  readonly chances: readonly number[];
}

export interface WinChances {
  readonly points: readonly ChancePoint[];
  readonly method: MatchChances['method'];
  /** The round from which they are known, 0 where from the start. */
  readonly fromRound: number;
}

/** The chances that are known, or null where hardly any are. */
export function winChancesOf(
  { turns, seats }: Game,
  curve: readonly (MatchChances | null)[],
): WinChances | null {
  const points = curve.flatMap((each, after) => (each ? [{ after, chances: each.chances }] : []));
  const [first] = points;
  if (!first || points.length < 2) return null;
  const isExact = curve.every((each) => each === null || each.method === 'exact');
  const fromRound = first.after === 0 ? 0 : Math.ceil(first.after / seats.length);
  return {
    points: points.filter(({ after }) => after <= turns.length),
    method: isExact ? 'exact' : 'slices',
    fromRound,
  };
}
