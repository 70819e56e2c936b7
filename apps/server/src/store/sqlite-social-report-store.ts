import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { TalkEntry } from '@open-yatzy/protocol';
import type {
  FiledReport,
  NewMeasure,
  ReportStore,
  StoredMeasure,
  StoredReport,
} from './social-report-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

type Row = Record<string, unknown>;

/** Reports and measures in SQLite. */
export class SqliteReportStore implements ReportStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  file({ at, by, against, name, match, reason, note, talk }: FiledReport): Promise<boolean> {
    return this.#db.write(
      () =>
        Number(
          this.#db
            .sql(
              `INSERT INTO reports (at, reporter, against, name, match, reason, note, talk)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
            )
            .run(at, by, against, name, match, reason, note, JSON.stringify(talk)).changes,
        ) > 0,
    );
  }

  async report(id: number): Promise<StoredReport | null> {
    return this.#reports('id = ?', [id])[0] ?? null;
  }

  async openReports(): Promise<readonly StoredReport[]> {
    return this.#reports('outcome IS NULL', []);
  }

  async reportsBy(person: PersonId): Promise<readonly StoredReport[]> {
    return this.#reports('reporter = ?', [person]);
  }

  async reportsAgainst(person: PersonId): Promise<readonly StoredReport[]> {
    return this.#reports('against = ?', [person]).toReversed();
  }

  decide(measure: NewMeasure, name: string | null): Promise<boolean> {
    const { at, operator, person, type, until, why, report } = measure;
    return this.#db.write(() => {
      const { changes } = this.#db
        .sql('UPDATE reports SET outcome = ? WHERE id = ? AND outcome IS NULL')
        .run(type, report);
      if (Number(changes) === 0) return false;
      this.#db
        .sql(
          'INSERT INTO measures (at, operator, person, type, until, why, report) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(at, operator, person, type, until, why, report);
      if (name !== null) this.#db.sql('UPDATE persons SET name = ? WHERE id = ?').run(name, person);
      return true;
    });
  }

  lift(measure: number, now: Milliseconds): Promise<PersonId | null> {
    return this.#db.write(() => {
      const row = this.#db
        .sql('UPDATE measures SET until = ? WHERE id = ? AND until > ? RETURNING person')
        .get(now, measure, now);
      return (row?.person ?? null) as PersonId | null;
    });
  }

  async measuresFor(
    person: PersonId,
    now: Milliseconds,
  ): Promise<readonly (StoredMeasure & { isRead: boolean })[]> {
    return this.#db
      .sql(
        `SELECT * FROM measures WHERE person = ? AND type <> 'dismiss' AND (until > ? OR is_read = 0) ORDER BY id`,
      )
      .all(person, now)
      .map((row) => ({ ...measureOf(row), isRead: row.is_read === 1 }));
  }

  acknowledge(person: PersonId, measure: number): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('UPDATE measures SET is_read = 1 WHERE person = ? AND id = ?').run(person, measure);
    });
  }

  async latestMeasures(limit: number): Promise<readonly StoredMeasure[]> {
    return this.#db.sql('SELECT * FROM measures ORDER BY id DESC LIMIT ?').all(limit).map(measureOf);
  }

  forget(person: PersonId): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('DELETE FROM reports WHERE reporter = ? OR against = ?').run(person, person);
      this.#db.sql('DELETE FROM measures WHERE person = ?').run(person);
    });
  }

  #reports(condition: string, values: readonly (string | number)[]): readonly StoredReport[] {
    return this.#db
      .sql(`SELECT * FROM reports WHERE ${condition} ORDER BY id`)
      .all(...values)
      .map(reportOf);
  }
}

function reportOf(row: Row): StoredReport {
  return {
    id: Number(row.id),
    at: row.at as Milliseconds,
    by: row.reporter as PersonId,
    against: row.against as PersonId,
    name: String(row.name),
    match: row.match as MatchId,
    reason: row.reason as StoredReport['reason'],
    note: String(row.note),
    talk: JSON.parse(String(row.talk)) as readonly TalkEntry[],
    outcome: row.outcome as StoredReport['outcome'],
  };
}

function measureOf(row: Row): StoredMeasure {
  return {
    id: Number(row.id),
    at: row.at as Milliseconds,
    operator: row.operator as PersonId,
    person: row.person as PersonId,
    type: row.type as StoredMeasure['type'],
    until: row.until as Milliseconds | null,
    why: String(row.why),
    report: Number(row.report),
  };
}
