import { type MatchId, type Milliseconds, type PersonId, seatsOf, seatsOfPerson } from '@open-yatzy/match';
import {
  type Measure,
  type Named,
  type NewReport,
  type News,
  type NotedMeasure,
  type OpenReport,
  type Restrictions,
  refused,
  type SocialAnswer,
  type Verdict,
} from '@open-yatzy/protocol';
import { Allowance } from '../allowance.ts';
import type { Clock } from '../matches/clock.ts';
import type { Matches } from '../matches/matches.ts';
import { nameFault } from '../people/persons.ts';
import type { PeopleStore } from '../store/people-store.ts';
import type { ReportStore, StoredReport } from '../store/social-report-store.ts';
import type { SocialStore } from '../store/social-store.ts';

export interface ReportsParts {
  readonly store: ReportStore;
  readonly social: SocialStore;
  readonly people: Pick<PeopleStore, 'person'>;
  readonly matches: Matches;
  readonly clock: Clock;
  readonly tell: (person: PersonId, news: News) => void;
}

/** Lines of talk that are kept with a report. */
const evidence = 20;
const reportRate = { burst: 5, perSecond: 1 / 600 } as const;
const day = 24 * 60 * 60_000;
/** How long a name that an operator gave stays, in days. */
const renameDays = 30;
const measuresShown = 50;

const done: SocialAnswer = { type: 'done' };

/** What people report of each other, and what operators do about it. */
export class Reports {
  readonly #parts: ReportsParts;
  readonly #allowance: Allowance;

  constructor(parts: ReportsParts) {
    this.#parts = parts;
    this.#allowance = new Allowance(parts.clock, reportRate);
  }

  /** Of someone who sits at the same match. */
  async file(by: PersonId, { match, against, reason, note }: NewReport): Promise<SocialAnswer> {
    const { store, social, matches, clock } = this.#parts;
    const state = await matches.load(match as MatchId);
    if (!state) return refused('UnknownTable');
    if (seatsOfPerson(state, by).length === 0) return refused('NotSeated');
    const seat = seatsOf(state).find(
      ({ holder }) => holder.type === 'person' && holder.person === against && holder.person !== by,
    );
    if (seat?.holder.type !== 'person') return refused('UnknownPerson');
    if (!this.#allowance.take(by)) return refused('TooFast');
    const isNew = await store.file({
      at: clock.now(),
      by,
      against: seat.holder.person,
      name: seat.holder.name,
      match: state.match,
      reason,
      note,
      talk: await social.talk(state.match, evidence),
    });
    return isNew ? done : refused('AlreadyReported');
  }

  async open(): Promise<readonly OpenReport[]> {
    const reports = await this.#parts.store.openReports();
    return Promise.all(reports.map((report) => this.#withContext(report)));
  }

  async judge(operator: PersonId, verdict: Verdict): Promise<SocialAnswer> {
    const { store, people, clock, tell } = this.#parts;
    if (!(await people.person(operator))?.isOperator)
      throw new Error(`judge: expected an operator, got ${operator}`);
    const report = await store.report(verdict.report);
    if (!report) return refused('AlreadySettled');
    const name = verdict.type === 'rename' ? verdict.name.trim() : null;
    if (name !== null && nameFault(name)) return refused('BadName');
    const at = clock.now();
    const isDecided = await store.decide(
      {
        at,
        operator,
        person: report.against,
        type: verdict.type,
        until: untilOf(verdict, at),
        why: verdict.why,
        report: report.id,
      },
      name,
    );
    if (!isDecided) return refused('AlreadySettled');
    tell(report.against, { type: 'friendsChanged' });
    return done;
  }

  async lift(operator: PersonId, measure: number): Promise<void> {
    const { store, people, clock, tell } = this.#parts;
    if (!(await people.person(operator))?.isOperator)
      throw new Error(`lift: expected an operator, got ${operator}`);
    const person = await store.lift(measure, clock.now());
    if (person) tell(person, { type: 'friendsChanged' });
  }

  async latest(): Promise<readonly NotedMeasure[]> {
    const measures = await this.#parts.store.latestMeasures(measuresShown);
    return Promise.all(
      measures.map(async ({ id, at, type, until, why, person, operator }) => ({
        ...{ id, at, type, until, why },
        person: await this.#named(person),
        operator: await this.#named(operator),
      })),
    );
  }

  async restrictions(person: PersonId): Promise<Restrictions> {
    const now = this.#parts.clock.now();
    const measures = await this.#parts.store.measuresFor(person, now);
    const until = (type: Measure['type']) =>
      measures
        .filter((measure) => measure.type === type && measure.until !== null && measure.until > now)
        .reduce<number | null>((latest, measure) => Math.max(latest ?? 0, measure.until ?? 0), null);
    return {
      talkUntil: until('suspendTalk'),
      playUntil: until('suspendPlay'),
      nameUntil: until('rename'),
    };
  }

  /** What a person has not yet said they have read. */
  async unread(person: PersonId): Promise<readonly Measure[]> {
    const measures = await this.#parts.store.measuresFor(person, this.#parts.clock.now());
    return measures
      .filter(({ isRead }) => !isRead)
      .map(({ id, at, type, until, why }) => ({ id, at, type, until, why }));
  }

  async #withContext(report: StoredReport): Promise<OpenReport> {
    const { id, at, name, match, reason, note, talk } = report;
    const [by, against, restrictions, all] = await Promise.all([
      this.#named(report.by),
      this.#named(report.against),
      this.restrictions(report.against),
      this.#parts.store.reportsAgainst(report.against),
    ]);
    const earlier = all
      .filter((other) => other.id < id)
      .map((other) => ({ at: other.at, reason: other.reason, outcome: other.outcome }));
    return { id, at, by, against, nameThen: name, match, reason, note, talk, restrictions, earlier };
  }

  /** Who is gone has no name. */
  async #named(id: PersonId): Promise<Named> {
    return { id, name: (await this.#parts.people.person(id))?.name ?? '' };
  }
}

function untilOf(verdict: Verdict, at: Milliseconds): Milliseconds | null {
  if (verdict.type === 'suspendTalk' || verdict.type === 'suspendPlay')
    return (at + verdict.days * day) as Milliseconds;
  return verdict.type === 'rename' ? ((at + renameDays * day) as Milliseconds) : null;
}
