import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Hex, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import { FolderInUse, FolderUnusable, type Lock, lockFolder } from './lock.ts';
import { readEvents } from './read-events.ts';
import { migrate, SchemaError } from './schema.ts';
import type { Append, Due, Store, StoredPerson } from './store.ts';

/** The database's file in the data folder. */
export const databaseFile = 'open-yatzy.sqlite';

/** Work of one writer in the next transaction, and whom to tell how it went. */
interface Job {
  /** Returns what to do once the transaction is durable. Throws if the work fails. */
  readonly work: () => () => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * The store in one SQLite file, for one process. Writes of one turn of the event loop share a transaction and its
 * fsync (group commit); their promises are kept after the commit.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #lock: Lock;
  readonly #statements = new Map<string, StatementSync>();
  #jobs: Job[] = [];

  /** Opens or makes the store in `folder`. Throws `FolderInUse`, `FolderUnusable`, `SchemaError`. */
  constructor(folder: string) {
    let lock: Lock | null = null;
    try {
      lock = lockFolder(folder);
      this.#lock = lock;
      this.#db = new DatabaseSync(join(folder, databaseFile));
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      migrate(this.#db, Date.now());
    } catch (error) {
      lock?.release();
      if (error instanceof FolderInUse || error instanceof SchemaError || !(error instanceof Error))
        throw error;
      throw new FolderUnusable(folder, error);
    }
  }

  append(append: Append): Promise<'appended' | 'conflict'> {
    return this.#write(() => {
      const last =
        this.#sql('SELECT max(seq) AS seq FROM events WHERE match = ?').get(append.match)?.seq ?? 0;
      if (last !== append.after) return 'conflict';
      this.#insertEvents(append);
      this.#setDue(append);
      if (append.people) this.#setPeople(append.match, append.people);
      return 'appended';
    });
  }

  #insertEvents({ match, after, events }: Append): void {
    const insert = this.#sql(
      'INSERT INTO events (match, seq, at, by, command, event) VALUES (?, ?, ?, ?, ?, ?)',
    );
    for (const [index, { seq, at, by, command, event }] of events.entries()) {
      if (seq !== after + 1 + index)
        throw new Error(`append to ${match}: expected seq ${after + 1 + index}, got ${seq}`);
      insert.run(match, seq, at, by, command, JSON.stringify(event));
    }
  }

  #setDue({ match, after, events, due }: Append): void {
    if (due === null) this.#sql('DELETE FROM due WHERE match = ?').run(match);
    else
      this.#sql('INSERT OR REPLACE INTO due (match, seq, due) VALUES (?, ?, ?)').run(
        match,
        after + events.length,
        due,
      );
  }

  #setPeople(match: MatchId, people: NonNullable<Append['people']>): void {
    this.#sql('DELETE FROM sitting WHERE match = ?').run(match);
    const insert = this.#sql('INSERT INTO sitting (person, match, away) VALUES (?, ?, ?)');
    for (const { person, away } of people) insert.run(person, match, away ? 1 : 0);
  }

  async read(match: MatchId, after: Seq, limit?: number): Promise<readonly Recorded[]> {
    return readEvents(this.#db, match, { after, limit });
  }

  async dueBy(now: Milliseconds, limit: number): Promise<readonly Due[]> {
    const rows = this.#sql('SELECT match, seq, due FROM due WHERE due <= ? ORDER BY due, match LIMIT ?').all(
      now,
      limit,
    );
    return rows.map((row) => ({
      match: row.match as MatchId,
      seq: row.seq as Seq,
      due: row.due as Milliseconds,
    }));
  }

  async nextDue(): Promise<Milliseconds | null> {
    return (this.#sql('SELECT min(due) AS due FROM due').get()?.due ?? null) as Milliseconds | null;
  }

  keepSecret(match: MatchId, secret: Hex): Promise<void> {
    return this.#write(() => {
      this.#sql('INSERT INTO secrets (match, secret) VALUES (?, ?)').run(match, secret);
    });
  }

  async secret(match: MatchId): Promise<Hex | null> {
    return (this.#sql('SELECT secret FROM secrets WHERE match = ?').get(match)?.secret ?? null) as Hex | null;
  }

  addPerson(person: StoredPerson, tokenHash: Hex, now: Milliseconds): Promise<void> {
    return this.#write(() => {
      this.#sql('INSERT INTO persons (id, token_hash, name, since) VALUES (?, ?, ?, ?)').run(
        person.id,
        tokenHash,
        person.name,
        now,
      );
    });
  }

  async personByToken(tokenHash: Hex): Promise<StoredPerson | null> {
    const row = this.#sql('SELECT id, name FROM persons WHERE token_hash = ?').get(tokenHash);
    return row ? { id: row.id as PersonId, name: row.name as string } : null;
  }

  rename(person: PersonId, name: string): Promise<void> {
    return this.#write(() => {
      this.#sql('UPDATE persons SET name = ? WHERE id = ?').run(name, person);
    });
  }

  async unfinished(person: PersonId): Promise<readonly MatchId[]> {
    return this.#sql('SELECT match FROM sitting WHERE person = ?')
      .all(person)
      .map((row) => row.match as MatchId);
  }

  async attended(): Promise<readonly MatchId[]> {
    return this.#sql('SELECT DISTINCT match FROM sitting WHERE away = 0')
      .all()
      .map((row) => row.match as MatchId);
  }

  async close(): Promise<void> {
    this.#commit();
    this.#db.close();
    this.#lock.release();
  }

  #sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  #write<T>(work: () => T): Promise<T> {
    return new Promise((keep, fail) => {
      if (this.#jobs.length === 0) setImmediate(() => this.#commit());
      this.#jobs.push({
        work: () => {
          const value = work();
          return () => keep(value);
        },
        fail,
      });
    });
  }

  #commit(): void {
    const jobs = this.#jobs;
    this.#jobs = [];
    if (jobs.length === 0) return;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const answers = jobs.map((job) => this.#inSavepoint(job));
      this.#db.exec('COMMIT');
      for (const answer of answers) answer();
    } catch (error) {
      if (this.#db.isOpen && this.#db.isTransaction) this.#db.exec('ROLLBACK');
      for (const job of jobs) job.fail(error);
    }
  }

  /** One writer's work, undone alone if it fails; throws only where the whole transaction is lost. */
  #inSavepoint(job: Job): () => void {
    this.#sql('SAVEPOINT job').run();
    try {
      const answer = job.work();
      this.#sql('RELEASE job').run();
      return answer;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.#sql('ROLLBACK TO job').run();
      this.#sql('RELEASE job').run();
      return () => job.fail(error);
    }
  }
}
