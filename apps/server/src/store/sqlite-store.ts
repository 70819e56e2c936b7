import { SqliteChronicle } from './sqlite-chronicle.ts';
import { SqliteDatabase } from './sqlite-database.ts';
import { SqliteLobbyStore } from './sqlite-lobby-store.ts';
import { SqliteMatchStore } from './sqlite-match-store.ts';
import { SqliteOfflineStore } from './sqlite-offline-store.ts';
import { SqlitePadStore } from './sqlite-pad-store.ts';
import { SqlitePeopleStore } from './sqlite-people-store.ts';
import { SqliteRecordBoards } from './sqlite-record-boards.ts';
import { SqliteRecordStore } from './sqlite-record-store.ts';
import { SqliteRecordViews } from './sqlite-record-views.ts';
import { SqliteReportStore } from './sqlite-social-report-store.ts';
import { SqliteSocialStore } from './sqlite-social-store.ts';
import { SqliteWapStore } from './sqlite-wap-store.ts';
import type { Store } from './store.ts';

/** The store in one SQLite file, for one process. */
export class SqliteStore implements Store {
  readonly #db: SqliteDatabase;
  readonly matches: SqliteMatchStore;
  readonly people: SqlitePeopleStore;
  readonly chronicle: SqliteChronicle;
  readonly lobby: SqliteLobbyStore;
  readonly records: SqliteRecordStore;
  readonly recordViews: SqliteRecordViews;
  readonly recordBoards: SqliteRecordBoards;
  readonly social: SqliteSocialStore;
  readonly reports: SqliteReportStore;
  readonly pads: SqlitePadStore;
  readonly offline: SqliteOfflineStore;
  readonly wap: SqliteWapStore;

  /** Opens or makes the store in `folder`. Throws `FolderInUse`, `FolderUnusable`, `SchemaError`. */
  constructor(folder: string) {
    this.#db = new SqliteDatabase(folder);
    this.matches = new SqliteMatchStore(this.#db);
    this.chronicle = new SqliteChronicle(this.#db);
    this.lobby = new SqliteLobbyStore(this.#db);
    this.records = new SqliteRecordStore(this.#db);
    this.recordViews = new SqliteRecordViews(this.#db);
    this.recordBoards = new SqliteRecordBoards(this.#db);
    this.social = new SqliteSocialStore(this.#db);
    this.reports = new SqliteReportStore(this.#db);
    this.people = new SqlitePeopleStore(this.#db);
    this.pads = new SqlitePadStore(this.#db);
    this.offline = new SqliteOfflineStore(this.#db);
    this.wap = new SqliteWapStore(this.#db);
  }

  close(): Promise<void> {
    return this.#db.close();
  }
}
