import type { Milliseconds } from '@open-yatzy/match';
import { type Chronicle, type Chronicled, type Fact, keyOf } from './chronicle.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** For a transaction that is under way. */
export function enterFact(db: SqliteDatabase, fact: Fact, at: Milliseconds): void {
  db.sql('INSERT INTO chronicle (key, at, fact) VALUES (?, ?, ?) ON CONFLICT (key) DO NOTHING').run(
    keyOf(fact),
    at,
    JSON.stringify(fact),
  );
}

/** The chronicle in SQLite. */
export class SqliteChronicle implements Chronicle {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  enter(fact: Fact, at: Milliseconds): Promise<void> {
    return this.#db.write(() => enterFact(this.#db, fact, at));
  }

  async after(position: number, limit: number): Promise<readonly Chronicled[]> {
    const rows = this.#db
      .sql('SELECT position, at, fact FROM chronicle WHERE position > ? ORDER BY position LIMIT ?')
      .all(position, limit);
    return rows.map((row) => ({
      position: Number(row.position),
      at: row.at as Milliseconds,
      fact: JSON.parse(String(row.fact)) as Fact,
    }));
  }
}
