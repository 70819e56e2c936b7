import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { MeasureType, ReportReason, TalkEntry } from '@open-yatzy/protocol';

export interface FiledReport {
  readonly at: Milliseconds;
  readonly by: PersonId;
  readonly against: PersonId;
  /** As they were called at the table. */
  readonly name: string;
  readonly match: MatchId;
  readonly reason: ReportReason;
  readonly note: string;
  /** The talk that is evidence, kept with it. */
  readonly talk: readonly TalkEntry[];
}

export interface StoredReport extends FiledReport {
  readonly id: number;
  /** What was decided; null as long as it is open. */
  readonly outcome: MeasureType | null;
}

export interface NewMeasure {
  readonly at: Milliseconds;
  readonly operator: PersonId;
  readonly person: PersonId;
  readonly type: MeasureType;
  /** null where nothing lasts. */
  readonly until: Milliseconds | null;
  readonly why: string;
  readonly report: number;
}

export interface StoredMeasure extends NewMeasure {
  readonly id: number;
}

/** What people report, and what operators decide about it. */
export interface ReportStore {
  /** False if this person has reported the other at this match already. */
  file(report: FiledReport): Promise<boolean>;
  report(id: number): Promise<StoredReport | null>;
  /** The oldest first. */
  openReports(): Promise<readonly StoredReport[]>;
  /** The oldest first. */
  reportsBy(person: PersonId): Promise<readonly StoredReport[]>;
  /** The latest first. */
  reportsAgainst(person: PersonId): Promise<readonly StoredReport[]>;
  /** Settles its report in the same commit, and for `rename` names the person anew. False if it is settled already. */
  decide(measure: NewMeasure, name: string | null): Promise<boolean>;
  /** Ends it now; what lasts no longer stays as it is. */
  lift(measure: number, now: Milliseconds): Promise<PersonId | null>;
  /** Of a person, that hold or are not acknowledged, the oldest first. */
  measuresFor(person: PersonId, now: Milliseconds): Promise<readonly (StoredMeasure & { isRead: boolean })[]>;
  acknowledge(person: PersonId, measure: number): Promise<void>;
  /** Of everyone, the latest first. */
  latestMeasures(limit: number): Promise<readonly StoredMeasure[]>;

  /** Reports by and against them, and what was decided about them. */
  forget(person: PersonId): Promise<void>;
}
