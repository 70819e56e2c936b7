import type { RuleSet } from './rule-set.ts';

/** What a seat has at the end: its total, and how many of its turns were written with five alike, in whichever box. */
export interface FinalScore {
  readonly total: number;
  readonly fiveAlikes: number;
}

export type Outcome = 'won' | 'drawn' | 'lost';

/** A seat's place; equal results share it, and the next is counted on: 1, 1, 3. */
export interface SeatResult {
  readonly rank: number;
  readonly outcome: Outcome;
}

/** Places and outcomes by seat, in the order of `scores` (rules.md, rulings 6 and 8). */
export function result(ruleSet: RuleSet, scores: readonly FinalScore[]): readonly SeatResult[] {
  const beats = (a: FinalScore, b: FinalScore) =>
    a.total !== b.total
      ? a.total > b.total
      : ruleSet.tieBreak === 'mostFiveAlike' && a.fiveAlikes > b.fiveAlikes;
  const ranks = scores.map((score) => 1 + scores.filter((other) => beats(other, score)).length);
  const best = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => ({ rank, outcome: rank > 1 ? 'lost' : best > 1 ? 'drawn' : 'won' }));
}
