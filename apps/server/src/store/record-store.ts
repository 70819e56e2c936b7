import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { AchievementId } from '@open-yatzy/protocol';
import type { History } from '../records/achievements.ts';
import type { Span } from '../records/calendar.ts';
import type { Entry, Winnings } from '../records/ledger.ts';
import type { Played } from '../records/played.ts';
import type { Belief, Rated } from '../records/rating.ts';

/** What a fact adds to records. Every row is keyed by what caused it. */
export interface RecordChanges {
  readonly played?: readonly Played[];
  readonly rated?: readonly (Rated & {
    readonly match: MatchId;
    readonly rules: string;
    readonly at: Milliseconds;
  })[];
  readonly entries?: readonly Entry[];
  readonly achieved?: readonly {
    readonly person: PersonId;
    readonly achievement: AchievementId;
    readonly match: MatchId;
    readonly at: Milliseconds;
  }[];
  readonly kept?: { readonly person: PersonId; readonly at: Milliseconds };
  readonly owned?: { readonly person: PersonId; readonly look: string; readonly at: Milliseconds };
  /** Nothing of them stays but their seats, without id and name, and what the books say. */
  readonly deleted?: { readonly person: PersonId; readonly at: Milliseconds };
}

/** Everything that records say, table by table, to compare two of them. */
export type RecordTables = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Records, which follow the chronicle fact by fact; what stands after the same facts is the same. */
export interface RecordStore {
  /** Position of the last fact that records follow from; 0: none. */
  cursor(): Promise<number>;
  /** Adds what a fact changes and moves the cursor to it, in one commit; `conflict` if the cursor did not stand at `from`. */
  apply(
    move: { readonly from: number; readonly to: number },
    changes: RecordChanges,
  ): Promise<'applied' | 'conflict'>;
  /** Drops everything that follows from the chronicle; what people wear stays. */
  clear(): Promise<void>;
  tables(): Promise<RecordTables>;

  belief(person: PersonId, rules: string): Promise<Belief | null>;
  winnings(person: PersonId, day: Span): Promise<Winnings>;
  /** Diamonds, by what account they stand in. */
  balances(person: PersonId): Promise<{ readonly held: number; readonly owned: number }>;
  /** Finished games for diamonds against one other, a person or the master bot, on a day. */
  meetings(person: PersonId, whom: PersonId | 'master', day: number): Promise<number>;
  /** Up to now, with at most ten of the people met, and the days from `since` on. */
  history(
    person: PersonId,
    since: number,
  ): Promise<Omit<History, 'belief' | 'people'> & { readonly people: readonly PersonId[] }>;
  had(person: PersonId): Promise<readonly AchievementId[]>;
  isDeleted(person: PersonId): Promise<boolean>;

  /** Enters a purchase in the chronicle. `behind` if records do not follow all of it yet: then nobody knows what can be afforded. */
  buy(
    person: PersonId,
    look: { readonly id: string; readonly price: number },
    at: Milliseconds,
  ): Promise<'bought' | 'owned' | 'tooFew' | 'behind'>;
  /** null takes off what is worn of the kind. */
  wear(person: PersonId, kind: string, look: string | null): Promise<void>;
  /** What a review found that each seat lost to choice, in points. */
  keepLost(match: MatchId, lost: readonly number[]): Promise<void>;
}
