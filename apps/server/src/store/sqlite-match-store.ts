import type { Hex, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import { readEvents } from './read-events.ts';
import { enterFact } from './sqlite-chronicle.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { Append, Due, MatchStore } from './store.ts';

/** Matches in SQLite. */
export class SqliteMatchStore implements MatchStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  append(append: Append): Promise<'appended' | 'conflict'> {
    return this.#db.write(() => {
      const last =
        this.#db.sql('SELECT max(seq) AS seq FROM events WHERE match = ?').get(append.match)?.seq ?? 0;
      if (last !== append.after) return 'conflict';
      this.#insertEvents(append);
      this.#setDue(append);
      if (append.people) this.#setPeople(append.match, append.people);
      return 'appended';
    });
  }

  #insertEvents({ match, after, events }: Append): void {
    const insert = this.#db.sql(
      'INSERT INTO events (match, seq, at, by, command, event) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const [index, { seq, at, by, command, event }] of events.entries()) {
      if (seq !== after + 1 + index)
        throw new Error(`append to ${match}: expected seq ${after + 1 + index}, got ${seq}`);
      insert.run(match, seq, at, by, command, JSON.stringify(event));
      if (event.type === 'SeatTaken') this.#addSeated(event.person, match);
      if (event.type === 'MatchFinished') enterFact(this.#db, { type: 'MatchFinished', match }, at);
    }
  }

  #addSeated(person: PersonId, match: MatchId): void {
    this.#db
      .sql('INSERT INTO seated (person, match) VALUES (?, ?) ON CONFLICT DO NOTHING')
      .run(person, match);
  }

  #setDue({ match, after, events, due }: Append): void {
    if (due === null) this.#db.sql('DELETE FROM due WHERE match = ?').run(match);
    else
      this.#db
        .sql('INSERT OR REPLACE INTO due (match, seq, due) VALUES (?, ?, ?)')
        .run(match, after + events.length, due);
  }

  #setPeople(match: MatchId, people: NonNullable<Append['people']>): void {
    this.#db.sql('DELETE FROM sitting WHERE match = ?').run(match);
    const insert = this.#db.sql('INSERT INTO sitting (person, match, away) VALUES (?, ?, ?)');
    for (const { person, away } of people) insert.run(person, match, away ? 1 : 0);
  }

  async read(match: MatchId, after: Seq, limit?: number): Promise<readonly Recorded[]> {
    return readEvents(this.#db, match, { after, limit });
  }

  async dueBy(now: Milliseconds, limit: number): Promise<readonly Due[]> {
    const rows = this.#db
      .sql('SELECT match, seq, due FROM due WHERE due <= ? ORDER BY due, match LIMIT ?')
      .all(now, limit);
    return rows.map((row) => ({
      match: row.match as MatchId,
      seq: row.seq as Seq,
      due: row.due as Milliseconds,
    }));
  }

  async nextDue(): Promise<Milliseconds | null> {
    return (this.#db.sql('SELECT min(due) AS due FROM due').get()?.due ?? null) as Milliseconds | null;
  }

  keepSecret(match: MatchId, secret: Hex): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('INSERT INTO secrets (match, secret) VALUES (?, ?)').run(match, secret);
    });
  }

  async secret(match: MatchId): Promise<Hex | null> {
    return (this.#db.sql('SELECT secret FROM secrets WHERE match = ?').get(match)?.secret ??
      null) as Hex | null;
  }

  async unfinished(person: PersonId): Promise<readonly MatchId[]> {
    return this.#db
      .sql('SELECT match FROM sitting WHERE person = ?')
      .all(person)
      .map((row) => row.match as MatchId);
  }

  async attended(): Promise<readonly MatchId[]> {
    return this.#db
      .sql('SELECT DISTINCT match FROM sitting WHERE away = 0')
      .all()
      .map((row) => row.match as MatchId);
  }
}
