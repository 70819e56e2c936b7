import type { BoxRule, Pattern, Score } from './rule-set.ts';
import { type Dice, type Face, faces } from './vocabulary.ts';

/**
 * Why a box is worth what it is worth, as data that a catalogue turns into words.
 * `faces` are those that make the pattern, highest first.
 */
export type Reason =
  | { readonly type: 'alike'; readonly count: number; readonly face: Face }
  | { readonly type: 'twoPairs'; readonly faces: readonly [Face, Face] }
  | { readonly type: 'fullHouse'; readonly faces: readonly [three: Face, two: Face] }
  | { readonly type: 'run'; readonly from: Face; readonly to: Face }
  | { readonly type: 'allDice'; readonly sum: number }
  | { readonly type: 'furtherFiveAlike'; readonly face: Face; readonly points: number }
  | { readonly type: 'joker'; readonly face: Face }
  | { readonly type: 'waitsForFiveOfAKind' }
  | { readonly type: 'notMet' };

/** Points with the reason that gives them; a box whose condition is not met is worth 0. */
export interface Worth {
  readonly points: number;
  readonly reason: Reason;
}

export const notMet: Worth = { points: 0, reason: { type: 'notMet' } };

export function sumOf(dice: readonly Face[]): number {
  return dice.reduce<number>((sum, face) => sum + face, 0);
}

export function countOf(dice: readonly Face[], face: Face): number {
  return dice.filter((shown) => shown === face).length;
}

/** The face that all five dice show, if they do. */
export function fiveAlike(dice: Dice): Face | undefined {
  return dice.every((face) => face === dice[0]) ? dice[0] : undefined;
}

const descending = [...faces].reverse();

interface Match {
  /** Sum of the dice that make the pattern. */
  readonly matching: number;
  readonly reason: Reason;
}

function match(pattern: Pattern, dice: Dice): Match | undefined {
  const withAtLeast = (count: number) => descending.filter((face) => countOf(dice, face) >= count);
  switch (pattern.type) {
    case 'face': {
      const { face } = pattern;
      const count = countOf(dice, face);
      return count > 0 ? { matching: count * face, reason: { type: 'alike', count, face } } : undefined;
    }
    case 'alike': {
      const { count } = pattern;
      const face = withAtLeast(count)[0];
      return face && { matching: count * face, reason: { type: 'alike', count, face } };
    }
    case 'twoPairs': {
      const [high, low = pattern.differentFaces ? undefined : withAtLeast(4)[0]] = withAtLeast(2);
      return high && low && { matching: 2 * (high + low), reason: { type: 'twoPairs', faces: [high, low] } };
    }
    case 'fullHouse': {
      const three = withAtLeast(3)[0];
      const two =
        withAtLeast(2).find((face) => face !== three) ??
        (pattern.fiveAlikeCount ? withAtLeast(5)[0] : undefined);
      return three && two && { matching: sumOf(dice), reason: { type: 'fullHouse', faces: [three, two] } };
    }
    case 'run': {
      const { length } = pattern;
      const starts = pattern.from ? [pattern.from] : descending;
      const rowFrom = (start: Face) => faces.filter((face) => face >= start && face < start + length);
      const isShown = (row: readonly Face[]) =>
        row.length === length && row.every((face) => dice.includes(face));
      const row = starts.map(rowFrom).find(isShown);
      const [from, to] = [row?.at(0), row?.at(-1)];
      return row && from && to && { matching: sumOf(row), reason: { type: 'run', from, to } };
    }
    case 'any':
      return { matching: sumOf(dice), reason: { type: 'allDice', sum: sumOf(dice) } };
  }
}

function pointsFor(score: Score, matching: number, dice: Dice): number {
  switch (score.type) {
    case 'matchingDice':
      return matching;
    case 'allDice':
      return sumOf(dice);
    case 'fixed':
      return score.points;
  }
}

/** What the dice are worth in a box by its own pattern and score, before anything that the card adds. */
export function worth(rule: BoxRule, dice: Dice): Worth {
  const found = match(rule.pattern, dice);
  return found ? { points: pointsFor(rule.score, found.matching, dice), reason: found.reason } : notMet;
}
