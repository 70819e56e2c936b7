import type { Ending, MatchId, Milliseconds, Mode } from '@open-yatzy/match';
import { dayNumber } from './calendar.ts';
import type { FinishedMatch, FinishedSeat } from './finished-match.ts';

/** One seat of a finished match, from which games lists, statistics and scores between people are read. */
export interface Played extends Omit<FinishedSeat, 'behind'> {
  readonly match: MatchId;
  readonly at: Milliseconds;
  /** By the calendar of Stockholm. */
  readonly day: number;
  readonly rules: string;
  readonly mode: Mode;
  readonly ending: Ending['type'] | null;
}

/** A finished match, seat by seat. */
export function playedSeats({ seats, ...match }: FinishedMatch): readonly Played[] {
  return seats.map(({ behind: _, ...seat }) => ({ ...match, day: dayNumber(match.at), ...seat }));
}
