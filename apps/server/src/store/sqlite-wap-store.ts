import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { WapSeat, WapStore } from './wap-store.ts';

/** What WAP phones need, in SQLite. */
export class SqliteWapStore implements WapStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  async beginSession(
    hash: Hex,
    { person, match }: WapSeat,
    { now, until }: { readonly now: Milliseconds; readonly until: Milliseconds },
  ): Promise<void> {
    await this.#db.write(() => {
      this.#db.sql('DELETE FROM wap_sessions WHERE until <= ?').run(now);
      this.#db
        .sql('INSERT INTO wap_sessions (token_hash, person, match, until) VALUES (?, ?, ?, ?)')
        .run(hash, person, match, until);
    });
  }

  async session(hash: Hex, now: Milliseconds): ReturnType<WapStore['session']> {
    const row = this.#db
      .sql('SELECT person, match, until FROM wap_sessions WHERE token_hash = ? AND until > ?')
      .get(hash, now);
    if (!row) return null;
    return {
      person: row.person as PersonId,
      match: row.match as MatchId,
      until: Number(row.until) as Milliseconds,
    };
  }

  async extendSession(hash: Hex, until: Milliseconds): Promise<void> {
    await this.#db.write(() =>
      this.#db.sql('UPDATE wap_sessions SET until = ? WHERE token_hash = ?').run(until, hash),
    );
  }

  async codeOf(match: MatchId): Promise<string | null> {
    const row = this.#db.sql('SELECT code FROM table_codes WHERE match = ?').get(match);
    return row ? String(row.code) : null;
  }

  async matchOf(code: string): Promise<MatchId | null> {
    const row = this.#db.sql('SELECT match FROM table_codes WHERE code = ?').get(code);
    return row ? (row.match as MatchId) : null;
  }

  giveCode(match: MatchId, code: string, now: Milliseconds): Promise<string | null> {
    return this.#db.write(() => {
      this.#db
        .sql('INSERT INTO table_codes (code, match, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(code, match, now);
      const row = this.#db.sql('SELECT code FROM table_codes WHERE match = ?').get(match);
      return row ? String(row.code) : null;
    });
  }

  async freeCode(code: string): Promise<void> {
    await this.#db.write(() => this.#db.sql('DELETE FROM table_codes WHERE code = ?').run(code));
  }

  async forgetCodes(before: Milliseconds): Promise<void> {
    await this.#db.write(() => this.#db.sql('DELETE FROM table_codes WHERE since < ?').run(before));
  }
}
