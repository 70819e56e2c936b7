import type { Language } from '../languages.ts';

/** What the decks for WAP phones say beside the words of the table: as short as it can be said. */
export interface WapWords {
  readonly game: string;
  /** What comes before the bots, by strength. */
  readonly bots: string;
  /** What comes before the numbers of seats. */
  readonly friends: string;
  readonly seats: (seats: number) => string;
  readonly rules: string;
  readonly home: string;
  readonly table: string;
  readonly more: string;
  readonly back: string;
  readonly refresh: string;

  readonly join: string;
  /** `typed` has a mark for each digit that is missing. */
  readonly typed: (typed: string) => string;
  readonly digits: string;
  readonly erase: string;
  readonly unknownCode: string;
  readonly tooManyCodes: string;
  /** The code of a table, for others to type. */
  readonly code: (code: string) => string;

  readonly waiting: string;
  readonly round: (round: number, rounds: number) => string;
  readonly roll: (roll: number) => string;
  readonly keep: string;
  readonly strike: string;
  readonly missing: (points: number) => string;
  readonly seatLeft: string;

  /** Why a link leads nowhere. */
  readonly faults: {
    readonly title: string;
    readonly session: string;
    readonly link: string;
    readonly stale: string;
    readonly tooMany: string;
    readonly server: string;
  };
}

/** What the decks for WAP phones say in a language, loaded when it is asked for. */
export async function loadWapWords(language: Language): Promise<WapWords> {
  return (await import(`../${language}/wap.ts`)).wapWords;
}
