import type { Ending as MatchEnding, MatchId, Mode, PersonId, SeatNumber } from '@open-yatzy/match';
import type { Outcome } from '@open-yatzy/rules';
import type { Ending } from '@open-yatzy/solver';
import type { AchievementId } from './record-achievements.ts';
import type { LookId, Worn } from './record-looks.ts';
import type { GamesQuestion, LeaderboardQuestion, Wearing } from './record-schemas.ts';
import type { Refused } from './refused.ts';
import type { Standing } from './social-services.ts';

/** What has come of finished matches: ratings, diamonds, games, achievements. Times are milliseconds since 1970. */

/** Faces of a die, One to Six; and within each the divisions III, II, I, upwards. */
export interface Rank {
  readonly face: 1 | 2 | 3 | 4 | 5 | 6;
  readonly division: 1 | 2 | 3;
}

/** How strong someone is held to be under one rule set. */
export interface ShownRating {
  /** Whole points, 1500 for who is unknown; more is better. */
  readonly number: number;
  readonly rank: Rank;
  /** Too few games to be sure, or a guest's: not listed. */
  readonly isProvisional: boolean;
  /** Ranked games in all. */
  readonly games: number;
}

/** As a ranked match begins, from one person's side; shares of 1. */
export interface Expectation {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What a ranked match did to a seat's rating. */
export interface RatingChange {
  readonly seat: SeatNumber;
  readonly before: ShownRating;
  readonly after: ShownRating;
}

/** What a match brought a seat in diamonds. */
export interface DiamondGain {
  readonly seat: SeatNumber;
  readonly amount: number;
  /** A guest's, held until they have a passkey. */
  readonly isHeld: boolean;
}

/** What followed from a match that is over; empty lists where it did not count. */
export interface Aftermath {
  readonly ratings: readonly RatingChange[];
  readonly diamonds: readonly DiamondGain[];
  readonly achievements: readonly { readonly seat: SeatNumber; readonly achievement: AchievementId }[];
}

/** Who else sat at a finished match. */
export interface Opponent {
  /** null for a bot of the house, and for who is no longer here. */
  readonly person: PersonId | null;
  readonly name: string;
  /** A bot of the house, or a bot account. */
  readonly isBot: boolean;
  readonly total: number;
}

/** A finished match from one person's side. */
export interface PlayedGame {
  readonly match: MatchId;
  readonly at: number;
  readonly rules: string;
  readonly mode: Mode;
  readonly seat: SeatNumber;
  readonly rank: number;
  readonly outcome: Outcome;
  readonly total: number;
  /** Every box was written, and by the person's own hand; only such totals count in statistics. */
  readonly isOwnCard: boolean;
  /** Why it ended before its end. */
  readonly ending: MatchEnding['type'] | null;
  readonly opponents: readonly Opponent[];
}

export interface GamesPage {
  readonly games: readonly PlayedGame[];
  readonly page: number;
  readonly pages: number;
  readonly count: number;
}

/** Totals of finished cards under one rule set. */
export interface TotalsRecord {
  readonly games: number;
  readonly mean: number;
  readonly best: number;
  /** The match of the best total. */
  readonly bestMatch: MatchId;
  /** Shares of the games. */
  readonly upperBonus: number;
  readonly fiveOfAKind: number;
  /** Points lost to choice a game, and in how many games that is known; null where in none. */
  readonly lost: { readonly mean: number; readonly games: number } | null;
  /** How often each total was reached, ascending. */
  readonly totals: readonly (readonly [total: number, count: number])[];
}

/** What someone's games under one rule set add up to. */
export interface RuleSetRecord {
  readonly rules: string;
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** null before the first card that is one's own to the end. */
  readonly cards: TotalsRecord | null;
  /** null before the first ranked game. */
  readonly rating: ShownRating | null;
  /** The rating after each ranked game, the oldest first, and before the first of them. */
  readonly curve: readonly { readonly at: number; readonly match: MatchId | null; readonly number: number }[];
}

export interface Achieved {
  readonly achievement: AchievementId;
  readonly at: number;
  /** The game that brought it. */
  readonly match: MatchId;
}

export interface Profile {
  readonly person: PersonId;
  readonly name: string;
  /** A bot account. */
  readonly isProgram: boolean;
  /** Has a passkey. */
  readonly isKept: boolean;
  /** Since the first finished game; null before it. */
  readonly since: number | null;
  /** By rule set, in their order, those with games only. */
  readonly records: readonly RuleSetRecord[];
  readonly achieved: readonly Achieved[];
}

export interface LeaderboardRow {
  readonly place: number;
  readonly person: PersonId;
  readonly name: string;
  /** Ranked: the rating, or what the week added to it. Normal: the mean total. Diamonds: those won. */
  readonly value: number;
  readonly games: number;
  /** In ranked. */
  readonly rank: Rank | null;
}

export interface Leaderboard {
  readonly rows: readonly LeaderboardRow[];
  /** The row of who asks, where it is not among them. */
  readonly own: LeaderboardRow | null;
  /** When the season or the week ends. */
  readonly until: number;
  /** Games that it takes to be listed. */
  readonly fewest: number;
}

export interface Purse {
  readonly owned: number;
  /** A guest's, and when the first of them expire; null where there are none. */
  readonly held: { readonly amount: number; readonly until: number } | null;
  /** Won today, of at most `dailyLimit`. */
  readonly today: number;
  readonly looks: readonly LookId[];
  readonly worn: Worn;
}

/** Diamonds of a match: against a person, and against the master bot, whom a draw does not beat. */
export const diamondPrizes = {
  people: { won: 10, drawn: 5 },
  master: { won: 3, drawn: 0 },
} as const;
/** Diamonds that can be won in a day. */
export const dailyLimit = 60;

export const recordRefusals = ['UnknownLook', 'TooFewDiamonds', 'NotYours'] as const;
export type RecordRefusal = (typeof recordRefusals)[number];
export type RecordAnswer = { readonly type: 'done' } | Refused<RecordRefusal>;

export interface RecordServices {
  /** How strong someone is held to be; the rating of the unknown for who has not played ranked. */
  rating(person: PersonId, rules: string): Promise<ShownRating>;
  /** By which the lobby pairs: the mean of what is believed, in points as shown, unrounded. */
  strength(person: PersonId, rules: string): Promise<number>;
  /** Whom someone met in ranked games of these rules last, the latest first. */
  lastRankedOpponents(person: PersonId, rules: string, count: number): Promise<readonly PersonId[]>;
  /** What to expect of a ranked game, from the first person's side. */
  expectation(one: PersonId, other: PersonId, rules: string): Promise<Expectation>;
  /** What followed from a match; null while it is not over, and where it leaves no record. */
  aftermath(match: MatchId): Promise<Aftermath | null>;
  /** Games of two people against each other, from the first one's side. */
  standing(one: PersonId, other: PersonId): Promise<Standing>;

  /** Null for a person who is not known. */
  profile(person: string): Promise<Profile | null>;
  /**
   * Finished games of a person as `viewer` may see them: one's own all; of others those that counted, and those that
   * one took part in.
   */
  games(person: PersonId, question: GamesQuestion, viewer: PersonId | null): Promise<GamesPage>;
  leaderboard(question: LeaderboardQuestion, viewer: PersonId | null): Promise<Leaderboard>;
  /** How perfect solitaire play ends from an empty card; null until the server has found it. */
  perfectTotals(rules: string): Ending | null;

  purse(person: PersonId): Promise<Purse>;
  /** Buying what one has changes nothing. */
  buy(person: PersonId, look: string): Promise<RecordAnswer>;
  wear(person: PersonId, wearing: Wearing): Promise<RecordAnswer>;
  /** What people wear, by person. */
  worn(people: readonly PersonId[]): Promise<Readonly<Record<string, Worn>>>;
}
