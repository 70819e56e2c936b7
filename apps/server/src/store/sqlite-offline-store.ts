import { gunzipSync, gzipSync } from 'node:zlib';
import type { ExportedMatch, PersonId } from '@open-yatzy/match';
import type { OfflineGame } from '@open-yatzy/protocol';
import { type KeptOffline, mostOfflineGames, type OfflineStore } from './offline-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Matches played without a network in SQLite; a log is kept packed, at less than a tenth of its length. */
export class SqliteOfflineStore implements OfflineStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  keep({ person, game, file }: KeptOffline): ReturnType<OfflineStore['keep']> {
    const packed = gzipSync(JSON.stringify(file));
    return this.#db.write(() => {
      const isThere = this.#db.sql('SELECT 1 FROM offline_games WHERE person = ? AND match = ?');
      if (isThere.get(person, game.match) !== undefined) return 'kept';
      const count = this.#db.sql('SELECT count(*) AS n FROM offline_games WHERE person = ?').get(person)?.n;
      if (Number(count) >= mostOfflineGames) return 'full';
      this.#db
        .sql('INSERT INTO offline_games (person, match, at, game, file) VALUES (?, ?, ?, ?, ?)')
        .run(person, game.match, game.at, JSON.stringify(game), packed);
      return 'kept';
    });
  }

  async games(person: PersonId): Promise<readonly OfflineGame[]> {
    const rows = this.#db
      .sql('SELECT game FROM offline_games WHERE person = ? ORDER BY at DESC, match')
      .all(person);
    return rows.map(({ game }) => JSON.parse(String(game)) as OfflineGame);
  }

  async file(person: PersonId, match: string): Promise<ExportedMatch | null> {
    const row = this.#db
      .sql('SELECT file FROM offline_games WHERE person = ? AND match = ?')
      .get(person, match);
    return row ? (JSON.parse(gunzipSync(row.file as Uint8Array).toString()) as ExportedMatch) : null;
  }

  async forget(person: PersonId): Promise<void> {
    await this.#db.write(() => {
      this.#db.sql('DELETE FROM offline_games WHERE person = ?').run(person);
    });
  }
}
