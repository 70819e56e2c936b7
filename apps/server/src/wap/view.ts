import type { MatchState, NumberedSeat } from '@open-yatzy/match';
import { type Position, positions } from '@open-yatzy/rules';
import type { Speech } from './speech.ts';
import { link, type Markup, plain } from './wml.ts';

/** What the decks of a seat are made of. */
export interface View {
  readonly speech: Speech;
  readonly state: MatchState;
  readonly seat: NumberedSeat;
  /** The link that proves the seat, ending in a slash. */
  readonly path: string;
  /** What comes before links to the seat's own pages: nothing, since they lie beside each other, or the whole path. */
  readonly base: string;
  /** Said before everything else; null: nothing is. */
  readonly notice: string | null;
}

export function noticeLine({ notice }: View): Markup | null {
  return notice === null ? null : plain(notice);
}

/** Makes links to the seat's own pages. */
export function wayFrom(base: string): (page: string, label: string, key?: number) => Markup {
  return (page, label, key) => link(`${base}${page}`, label, key);
}

/** Positions as they stand in a link, such as `024`. */
export function positionsText(kept: readonly Position[]): string {
  return positions.filter((position) => kept.includes(position)).join('');
}

/** Null where a text says no positions. */
export function readPositions(text: string): readonly Position[] | null {
  const read = [...text].map((digit) => positions.find((position) => String(position) === digit));
  const known = read.filter((position) => position !== undefined);
  return known.length === text.length && new Set(known).size === known.length ? known : null;
}
