import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { AchievementId, GamesQuestion } from '@open-yatzy/protocol';
import type { Outcome } from '@open-yatzy/rules';
import type { Lot } from '../records/ledger.ts';
import type { Played } from '../records/played.ts';
import type { Rated } from '../records/rating.ts';

/** Which of a person's games, and how they may be seen; `limit` of them after `offset`, the latest first. */
export interface GamesWanted extends Omit<GamesQuestion, 'page'> {
  readonly person: PersonId;
  /** Only those that counted or that this person took part in; undefined: all. `null` took part in none. */
  readonly seenBy?: PersonId | null;
  readonly offset: number;
  readonly limit: number;
}

/** Games of a person under one rule set, by outcome. */
export interface OutcomeCount {
  readonly rules: string;
  readonly outcome: Outcome;
  readonly count: number;
}

/** One card that a person filled alone. */
export interface CardRecord {
  readonly match: MatchId;
  readonly rules: string;
  readonly total: number;
  readonly upperBonus: boolean;
  readonly fiveOfAKind: boolean;
  /** Points lost to choice, as a review found; null where there was none. */
  readonly lost: number | null;
}

export interface RatedRecord extends Rated {
  readonly match: MatchId;
  readonly rules: string;
  readonly at: Milliseconds;
}

/** What records are read by, for pages; nothing here writes. */
export interface RecordViews {
  games(wanted: GamesWanted): Promise<{ readonly matches: readonly MatchId[]; readonly count: number }>;
  seatsOf(matches: readonly MatchId[]): Promise<readonly Played[]>;
  /** Since the first finished game; and the name that someone had in their latest. */
  presence(
    person: PersonId,
  ): Promise<{ readonly since: Milliseconds; readonly name: string; readonly isProgram: boolean } | null>;
  outcomes(person: PersonId): Promise<readonly OutcomeCount[]>;
  cards(person: PersonId): Promise<readonly CardRecord[]>;
  /** All changes of someone's ratings, the oldest first. */
  ratings(person: PersonId): Promise<readonly RatedRecord[]>;
  ratingsOf(match: MatchId): Promise<readonly RatedRecord[]>;
  achievements(
    person: PersonId,
  ): Promise<
    readonly { readonly achievement: AchievementId; readonly match: MatchId; readonly at: Milliseconds }[]
  >;
  achievedIn(
    match: MatchId,
  ): Promise<readonly { readonly person: PersonId; readonly achievement: AchievementId }[]>;
  /** What a match brought, by person. */
  gainsOf(
    match: MatchId,
  ): Promise<readonly { readonly person: PersonId; readonly amount: number; readonly isHeld: boolean }[]>;
  standing(
    one: PersonId,
    other: PersonId,
  ): Promise<{ readonly wins: number; readonly draws: number; readonly losses: number }>;
  /** Whom someone met in ranked games of these rules, the latest first. */
  lastRankedOpponents(person: PersonId, rules: string, count: number): Promise<readonly PersonId[]>;

  isKept(person: PersonId): Promise<boolean>;
  lots(person: PersonId): Promise<readonly Lot[]>;
  looks(person: PersonId): Promise<readonly string[]>;
  worn(
    people: readonly PersonId[],
  ): Promise<readonly { readonly person: PersonId; readonly kind: string; readonly look: string }[]>;
  /** All that records say about someone, table by table. */
  everything(person: PersonId): Promise<Readonly<Record<string, readonly object[]>>>;
}
