import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { FolderInUse, FolderUnusable, type Lock, lockFolder } from './lock.ts';
import { migrate, SchemaError } from './schema.ts';

/** The database's file in the data folder. */
export const databaseFile = 'open-yatzy.sqlite';

/** Work of one writer in the next transaction, and whom to tell how it went. */
interface Job {
  /** Returns what to do once the transaction is durable. Throws if the work fails. */
  readonly work: () => () => void;
  readonly fail: (reason: unknown) => void;
}

/**
 * One SQLite file, for one process, in which all stores keep their tables. Writes of one turn of the event loop share a
 * transaction and its fsync (group commit); their promises are kept after the commit.
 */
export class SqliteDatabase {
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
      // `yatzy operator` writes a row now and then, which is waited for.
      this.#db = new DatabaseSync(join(folder, databaseFile), { timeout: 5_000 });
      this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      migrate(this.#db, Date.now());
    } catch (error) {
      lock?.release();
      if (error instanceof FolderInUse || error instanceof SchemaError || !(error instanceof Error))
        throw error;
      throw new FolderUnusable(folder, error);
    }
  }

  /** Waits for what is being written. */
  async close(): Promise<void> {
    this.#commit();
    this.#db.close();
    this.#lock.release();
  }

  /** A prepared statement; what has been written is seen, what is being written is not, but within `write`. */
  sql(text: string): StatementSync {
    const known = this.#statements.get(text);
    if (known) return known;
    const statement = this.#db.prepare(text);
    this.#statements.set(text, statement);
    return statement;
  }

  /**
   * Does the work in the next transaction, alone: nothing of another writer comes between its statements. The promise is
   * kept with what it returns once that is durable; a work that throws is undone, takes no other down, and fails its promise.
   */
  write<T>(work: () => T): Promise<T> {
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
    this.sql('SAVEPOINT job').run();
    try {
      const answer = job.work();
      this.sql('RELEASE job').run();
      return answer;
    } catch (error) {
      if (!this.#db.isTransaction) throw error;
      this.sql('ROLLBACK TO job').run();
      this.sql('RELEASE job').run();
      return () => job.fail(error);
    }
  }
}
