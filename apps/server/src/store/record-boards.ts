import type { Mode, PersonId } from '@open-yatzy/match';
import type { Span } from '../records/calendar.ts';

/** Who is compared: everyone, or these. */
export interface BoardWanted {
  readonly rules: string;
  readonly span: Span;
  readonly among: readonly PersonId[] | null;
}

export interface RatingsWanted extends Omit<BoardWanted, 'span'> {
  readonly season: number;
  /** The sigma below which a rating is sure enough. */
  readonly settledBelow: number;
}

export interface GainsWanted extends BoardWanted {
  readonly settledBelow: number;
}

export interface MeansWanted extends BoardWanted {
  readonly mode: Mode;
  /** Cards that it takes. */
  readonly fewest: number;
}

/** Someone's place among others is by `value`; people with a passkey alone are listed. */
export interface BoardRow {
  readonly person: PersonId;
  readonly value: number;
  readonly games: number;
}

/** Who leads, by what; the best first. */
export interface RecordBoards {
  /** The latest rating of who has played ranked in the season, by mu. */
  ratings(wanted: RatingsWanted): Promise<readonly BoardRow[]>;
  /** What the span added to the mu of those who are settled. */
  gains(wanted: GainsWanted): Promise<readonly BoardRow[]>;
  /** Mean totals of cards filled alone in a mode. */
  means(wanted: MeansWanted): Promise<readonly BoardRow[]>;
  /** Diamonds won. */
  diamonds(wanted: BoardWanted): Promise<readonly BoardRow[]>;
}
