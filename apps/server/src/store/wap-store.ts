import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';

/** What a link of a WAP phone stands for: the seat of a person at a match. */
export interface WapSeat {
  readonly person: PersonId;
  readonly match: MatchId;
}

/** Seats of WAP phones by the hashes of their links, and the codes of tables. */
export interface WapStore {
  /** Throws if there is such a link already. Forgets all that ended before `now`. */
  beginSession(
    hash: Hex,
    seat: WapSeat,
    time: { readonly now: Milliseconds; readonly until: Milliseconds },
  ): Promise<void>;
  /** Null for what is unknown or has ended by `now`. */
  session(hash: Hex, now: Milliseconds): Promise<(WapSeat & { readonly until: Milliseconds }) | null>;
  extendSession(hash: Hex, until: Milliseconds): Promise<void>;

  codeOf(match: MatchId): Promise<string | null>;
  matchOf(code: string): Promise<MatchId | null>;
  /** Gives the match this code, unless it has one; the code that it then has, or null where another match has it. */
  giveCode(match: MatchId, code: string, now: Milliseconds): Promise<string | null>;
  freeCode(code: string): Promise<void>;
  /** Forgets codes given before then. */
  forgetCodes(before: Milliseconds): Promise<void>;
}
