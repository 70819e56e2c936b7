import type { Hex, MatchId, Milliseconds, Mode, PersonId } from '@open-yatzy/match';
import type { QuickMatch } from '@open-yatzy/protocol';
import type { LobbyStore, StoredWaiting } from './lobby-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const columns = 'person, name, is_program, rules, mode, seats, opponent, commitment, since, match';

type Row = Readonly<Record<string, unknown>>;

function waitingIn(row: Row): StoredWaiting {
  return {
    person: row.person as PersonId,
    name: String(row.name),
    isProgram: row.is_program === 1,
    rules: String(row.rules),
    mode: row.mode as Mode,
    seats: Number(row.seats),
    opponent: row.opponent as QuickMatch['opponent'],
    commitment: row.commitment as Hex | null,
    since: row.since as Milliseconds,
    match: row.match as MatchId | null,
  };
}

/** The lobby in SQLite. */
export class SqliteLobbyStore implements LobbyStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  async waiting(): Promise<readonly StoredWaiting[]> {
    return this.#db.sql(`SELECT ${columns} FROM waiting ORDER BY since, person`).all().map(waitingIn);
  }

  async waitingOf(person: PersonId): Promise<StoredWaiting | null> {
    return this.#find(person);
  }

  wait({ person, name, isProgram, ...wish }: Omit<StoredWaiting, 'match'>): Promise<StoredWaiting> {
    return this.#db.write(() => {
      const { rules, mode, seats, opponent, commitment, since } = wish;
      this.#db
        .sql(
          `INSERT INTO waiting (${columns}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, NULL)
           ON CONFLICT (person) DO UPDATE SET
             since = CASE
               WHEN (rules, mode, seats, opponent) = (excluded.rules, excluded.mode, excluded.seats, excluded.opponent)
               THEN since ELSE excluded.since END,
             name = excluded.name, rules = excluded.rules, mode = excluded.mode, seats = excluded.seats,
             opponent = excluded.opponent, commitment = excluded.commitment
           WHERE match IS NULL`,
        )
        .run(person, name, isProgram ? 1 : 0, rules, mode, seats, opponent, commitment, since);
      const stands = this.#find(person);
      if (!stands) throw new Error(`waiting: expected ${person} to wait now`);
      return stands;
    });
  }

  stopWaiting(person: PersonId): Promise<boolean> {
    return this.#db.write(() => {
      this.#db.sql('DELETE FROM waiting WHERE person = ? AND match IS NULL').run(person);
      return this.#find(person) === null;
    });
  }

  claim(match: MatchId, people: readonly PersonId[]): Promise<boolean> {
    return this.#db.write(() => {
      const waits = (person: PersonId) => this.#find(person)?.match === null;
      if (!people.every(waits)) return false;
      const claim = this.#db.sql('UPDATE waiting SET match = ? WHERE person = ?');
      for (const person of people) claim.run(match, person);
      return true;
    });
  }

  async release(match: MatchId): Promise<void> {
    await this.#db.write(() => this.#db.sql('UPDATE waiting SET match = NULL WHERE match = ?').run(match));
  }

  async clear(match: MatchId): Promise<void> {
    await this.#db.write(() => this.#db.sql('DELETE FROM waiting WHERE match = ?').run(match));
  }

  async listTable(match: MatchId, since: Milliseconds): Promise<void> {
    await this.#db.write(() =>
      this.#db
        .sql('INSERT INTO open_tables (match, since) VALUES (?, ?) ON CONFLICT (match) DO NOTHING')
        .run(match, since),
    );
  }

  async unlistTable(match: MatchId): Promise<void> {
    await this.#db.write(() => this.#db.sql('DELETE FROM open_tables WHERE match = ?').run(match));
  }

  async listedTables(): ReturnType<LobbyStore['listedTables']> {
    return this.#db
      .sql('SELECT match, since FROM open_tables ORDER BY since DESC, match')
      .all()
      .map((row) => ({ match: row.match as MatchId, since: row.since as Milliseconds }));
  }

  #find(person: PersonId): StoredWaiting | null {
    const row = this.#db.sql(`SELECT ${columns} FROM waiting WHERE person = ?`).get(person);
    return row ? waitingIn(row) : null;
  }
}
