import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { AchievementId } from '@open-yatzy/protocol';
import type { Span } from '../records/calendar.ts';
import { type Entry, heldBy, type Lot, ownedBy, type Winnings } from '../records/ledger.ts';
import type { Played } from '../records/played.ts';
import type { Belief } from '../records/rating.ts';
import type { RecordChanges, RecordStore, RecordTables } from './record-store.ts';
import { enterFact } from './sqlite-chronicle.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Tables that follow from the chronicle, each with the order in which two of them are compared. */
const followed = {
  played: 'match, seat',
  rated: 'match, person',
  ledger: 'cause, account',
  achieved: 'person, achievement',
  record_people: 'person',
  looks_owned: 'person, look',
  record_cursor: 'one',
} as const;

type RatedRow = NonNullable<RecordChanges['rated']>[number];

/** Records in SQLite. */
export class SqliteRecordStore implements RecordStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  async cursor(): Promise<number> {
    return Number(this.#db.sql('SELECT position FROM record_cursor').get()?.position ?? 0);
  }

  apply(
    { from, to }: { readonly from: number; readonly to: number },
    changes: RecordChanges,
  ): Promise<'applied' | 'conflict'> {
    return this.#db.write(() => {
      const stands = this.#db.sql('SELECT position FROM record_cursor').get()?.position ?? 0;
      if (stands !== from) return 'conflict';
      this.#db.sql('INSERT OR REPLACE INTO record_cursor (one, position) VALUES (1, ?)').run(to);
      for (const row of changes.played ?? []) this.#insertPlayed(row);
      for (const row of changes.rated ?? []) this.#insertRated(row);
      for (const entry of changes.entries ?? []) this.#insertEntry(entry);
      for (const { person, achievement, match, at } of changes.achieved ?? [])
        this.#db
          .sql('INSERT INTO achieved (person, achievement, match, at) VALUES (?, ?, ?, ?)')
          .run(person, achievement, match, at);
      if (changes.owned) {
        const { person, look, at } = changes.owned;
        this.#db.sql('INSERT INTO looks_owned (person, look, at) VALUES (?, ?, ?)').run(person, look, at);
      }
      if (changes.kept) this.#note('kept_at', changes.kept);
      if (changes.deleted) this.#forget(changes.deleted);
      return 'applied';
    });
  }

  #insertPlayed(row: Played): void {
    this.#db
      .sql(
        `INSERT INTO played (match, seat, person, bot, name, is_program, at, day, rules, mode, ending, rank, outcome,
           total, is_own_card, upper_bonus, five_of_a_kind, five_alikes, strikes)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[row.match, row.seat, row.person, row.bot, row.name, Number(row.isProgram), row.at, row.day],
        ...[row.rules, row.mode, row.ending, row.rank, row.outcome, row.total, Number(row.isOwnCard)],
        ...[Number(row.upperBonus), Number(row.fiveOfAKind), row.fiveAlikes, row.strikes],
      );
  }

  #insertRated({ match, person, rules, at, before, after }: RatedRow): void {
    this.#db
      .sql(
        `INSERT INTO rated (match, person, rules, at, season, games, mu_before, sigma_before, mu, sigma)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        ...[match, person, rules, at, after.season, after.games],
        ...[before.mu, before.sigma, after.mu, after.sigma],
      );
  }

  #insertEntry({ cause, at, legs }: Entry): void {
    const insert = this.#db.sql('INSERT INTO ledger (cause, account, at, amount) VALUES (?, ?, ?, ?)');
    for (const { account, amount } of legs) insert.run(cause, account, at, amount);
  }

  #note(
    column: 'kept_at' | 'deleted_at',
    { person, at }: { readonly person: PersonId; readonly at: Milliseconds },
  ): void {
    this.#db
      .sql(
        `INSERT INTO record_people (person, ${column}) VALUES (?, ?) ON CONFLICT (person) DO UPDATE SET ${column} = excluded.${column}`,
      )
      .run(person, at);
  }

  #forget(deleted: { readonly person: PersonId; readonly at: Milliseconds }): void {
    const { person } = deleted;
    this.#db.sql(`UPDATE played SET person = NULL, name = '' WHERE person = ?`).run(person);
    for (const table of ['rated', 'achieved', 'looks_owned', 'looks_worn'])
      this.#db.sql(`DELETE FROM ${table} WHERE person = ?`).run(person);
    this.#note('deleted_at', deleted);
  }

  clear(): Promise<void> {
    return this.#db.write(() => {
      for (const table of Object.keys(followed)) this.#db.sql(`DELETE FROM ${table}`).run();
    });
  }

  async tables(): Promise<RecordTables> {
    return Object.fromEntries(
      Object.entries(followed).map(([table, order]) => [
        table,
        this.#db.sql(`SELECT * FROM ${table} ORDER BY ${order}`).all(),
      ]),
    );
  }

  async belief(person: PersonId, rules: string): Promise<Belief | null> {
    const row = this.#db
      .sql(
        `SELECT mu, sigma, season, games FROM rated WHERE person = ? AND rules = ? ORDER BY games DESC LIMIT 1`,
      )
      .get(person, rules);
    return row
      ? {
          mu: Number(row.mu),
          sigma: Number(row.sigma),
          season: Number(row.season),
          games: Number(row.games),
        }
      : null;
  }

  async winnings(person: PersonId, { from, until }: Span): Promise<Winnings> {
    const won = this.#db
      .sql(
        `SELECT coalesce(sum(amount), 0) AS won FROM ledger
         WHERE account IN (?, ?) AND cause LIKE 'match %' AND at >= ? AND at < ?`,
      )
      .get(heldBy(person), ownedBy(person), from, until);
    const kept = this.#db.sql('SELECT kept_at FROM record_people WHERE person = ?').get(person);
    return {
      isKept: (kept?.kept_at ?? null) !== null,
      today: Number(won?.won),
      lots: lotsOf(this.#db, person),
    };
  }

  async balances(person: PersonId): Promise<{ readonly held: number; readonly owned: number }> {
    return { held: this.#balance(heldBy(person)), owned: this.#balance(ownedBy(person)) };
  }

  #balance(account: string): number {
    const row = this.#db
      .sql('SELECT coalesce(sum(amount), 0) AS balance FROM ledger WHERE account = ?')
      .get(account);
    return Number(row?.balance);
  }

  async meetings(person: PersonId, whom: PersonId | 'master', day: number): Promise<number> {
    const column = whom === 'master' ? 'bot' : 'person';
    const row = this.#db
      .sql(
        `SELECT count(*) AS count FROM played AS own JOIN played AS other ON other.match = own.match AND other.seat <> own.seat
         WHERE own.person = ? AND own.day = ? AND own.mode = 'diamonds' AND other.${column} = ?`,
      )
      .get(person, day, whom);
    return Number(row?.count);
  }

  async history(person: PersonId, since: number) {
    const games = this.#db
      .sql('SELECT rules, count(*) AS games FROM played WHERE person = ? AND is_own_card = 1 GROUP BY rules')
      .all(person);
    const people = this.#db
      .sql(
        `SELECT DISTINCT other.person FROM played AS own JOIN played AS other ON other.match = own.match
         WHERE own.person = ? AND other.person <> own.person AND other.is_program = 0 LIMIT 10`,
      )
      .all(person);
    const days = this.#db
      .sql('SELECT DISTINCT day FROM played WHERE person = ? AND is_own_card = 1 AND day >= ?')
      .all(person, since);
    return {
      games: games.reduce((sum, row) => sum + Number(row.games), 0),
      rules: games.map(({ rules }) => String(rules)),
      people: people.map((row) => row.person as PersonId),
      days: days.map(({ day }) => Number(day)),
    };
  }

  async had(person: PersonId): Promise<readonly AchievementId[]> {
    const rows = this.#db.sql('SELECT achievement FROM achieved WHERE person = ?').all(person);
    return rows.map(({ achievement }) => achievement as AchievementId);
  }

  async isDeleted(person: PersonId): Promise<boolean> {
    const row = this.#db.sql('SELECT deleted_at FROM record_people WHERE person = ?').get(person);
    return (row?.deleted_at ?? null) !== null;
  }

  buy(
    person: PersonId,
    { id, price }: { readonly id: string; readonly price: number },
    at: Milliseconds,
  ): Promise<'bought' | 'owned' | 'tooFew' | 'behind'> {
    return this.#db.write(() => {
      const isBehind = this.#db
        .sql('SELECT 1 FROM chronicle WHERE position > coalesce((SELECT position FROM record_cursor), 0)')
        .get();
      if (isBehind) return 'behind';
      const owned = this.#db.sql('SELECT 1 FROM looks_owned WHERE person = ? AND look = ?').get(person, id);
      if (owned) return 'owned';
      if (this.#balance(ownedBy(person)) < price) return 'tooFew';
      enterFact(this.#db, { type: 'LookBought', person, look: id, price }, at);
      return 'bought';
    });
  }

  wear(person: PersonId, kind: string, look: string | null): Promise<void> {
    return this.#db.write(() => {
      if (look === null)
        this.#db.sql('DELETE FROM looks_worn WHERE person = ? AND kind = ?').run(person, kind);
      else
        this.#db
          .sql('INSERT OR REPLACE INTO looks_worn (person, kind, look) VALUES (?, ?, ?)')
          .run(person, kind, look);
    });
  }

  keepLost(match: MatchId, lost: readonly number[]): Promise<void> {
    return this.#db.write(() => {
      const insert = this.#db.sql('INSERT OR IGNORE INTO reviewed (match, seat, lost) VALUES (?, ?, ?)');
      for (const [seat, points] of lost.entries()) insert.run(match, seat, points);
    });
  }
}

/** What a guest won, but for what has expired since; once it was handed over or given back, nothing is left. */
export function lotsOf(db: SqliteDatabase, person: PersonId): readonly Lot[] {
  const account = heldBy(person);
  const rows = db
    .sql(
      `SELECT cause, at, amount FROM ledger AS won WHERE account = ? AND amount > 0
         AND NOT EXISTS (SELECT 1 FROM ledger WHERE account = won.account AND cause IN ('expired ' || won.cause, ?, ?))
       ORDER BY at, cause`,
    )
    .all(account, `kept ${person}`, `deleted held ${person}`);
  return rows.map(({ cause, at, amount }) => ({
    cause: String(cause),
    at: at as Milliseconds,
    amount: Number(amount),
  }));
}
