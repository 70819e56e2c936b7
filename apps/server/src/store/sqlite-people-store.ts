import type { Hex, Milliseconds, PersonId } from '@open-yatzy/match';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { PeopleStore, StoredPerson } from './store.ts';

/** People in SQLite. */
export class SqlitePeopleStore implements PeopleStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  addPerson(person: StoredPerson, tokenHash: Hex, now: Milliseconds): Promise<void> {
    return this.#db.write(() => {
      this.#db
        .sql('INSERT INTO persons (id, token_hash, name, since) VALUES (?, ?, ?, ?)')
        .run(person.id, tokenHash, person.name, now);
    });
  }

  async personByToken(tokenHash: Hex): Promise<StoredPerson | null> {
    const row = this.#db.sql('SELECT id, name FROM persons WHERE token_hash = ?').get(tokenHash);
    return row ? { id: row.id as PersonId, name: row.name as string } : null;
  }

  rename(person: PersonId, name: string): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('UPDATE persons SET name = ? WHERE id = ?').run(name, person);
    });
  }
}
