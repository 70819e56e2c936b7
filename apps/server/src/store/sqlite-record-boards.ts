import type { PersonId } from '@open-yatzy/match';
import type {
  BoardRow,
  BoardWanted,
  GainsWanted,
  MeansWanted,
  RatingsWanted,
  RecordBoards,
} from './record-boards.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** People who are listed: those with a passkey, or those among whom one looks. */
const listed = `(person IN (SELECT value FROM json_each(?)) OR (? = 'null' AND
  EXISTS (SELECT 1 FROM record_people WHERE record_people.person = shown.person AND kept_at IS NOT NULL)))`;

/** Who leads, out of SQLite. */
export class SqliteRecordBoards implements RecordBoards {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  #rows(text: string, ...values: readonly (string | number)[]): readonly BoardRow[] {
    return this.#db
      .sql(text)
      .all(...values)
      .map((row) => ({
        person: row.person as PersonId,
        value: Number(row.value),
        games: Number(row.games),
      }));
  }

  async ratings({ rules, season, settledBelow, among }: RatingsWanted): Promise<readonly BoardRow[]> {
    return this.#rows(
      `SELECT person, mu AS value, games FROM
         (SELECT person, max(games) AS games, mu, sigma FROM rated WHERE rules = ? AND season = ? GROUP BY person) AS shown
       WHERE sigma < ? AND ${listed} ORDER BY value DESC, person`,
      ...[rules, season, settledBelow, ...amongValues(among)],
    );
  }

  async gains({ rules, span, settledBelow, among }: GainsWanted): Promise<readonly BoardRow[]> {
    return this.#rows(
      `SELECT person, value, games FROM
         (SELECT person, sum(mu - mu_before) AS value, count(*) AS games, min(sigma_before) AS sigma FROM rated
          WHERE rules = ? AND at >= ? AND at < ? AND sigma_before < ? GROUP BY person) AS shown
       WHERE ${listed} ORDER BY value DESC, person`,
      ...[rules, span.from, span.until, settledBelow, ...amongValues(among)],
    );
  }

  async means({ rules, mode, span, fewest, among }: MeansWanted): Promise<readonly BoardRow[]> {
    return this.#rows(
      `SELECT person, value, games FROM
         (SELECT person, avg(total) AS value, count(*) AS games FROM played
          WHERE mode = ? AND rules = ? AND at >= ? AND at < ? AND is_own_card = 1 AND is_program = 0 AND person IS NOT NULL
          GROUP BY person) AS shown
       WHERE games >= ? AND ${listed} ORDER BY value DESC, person`,
      ...[mode, rules, span.from, span.until, fewest, ...amongValues(among)],
    );
  }

  async diamonds({ rules, span, among }: BoardWanted): Promise<readonly BoardRow[]> {
    return this.#rows(
      `SELECT person, value, games FROM
         (SELECT played.person, sum(coalesce(amount, 0)) AS value, count(*) AS games FROM played
          LEFT JOIN ledger ON ledger.cause = 'match ' || played.match || ' ' || played.person AND amount > 0
          WHERE mode = 'diamonds' AND rules = ? AND played.at >= ? AND played.at < ? AND played.person IS NOT NULL AND is_program = 0
          GROUP BY played.person) AS shown
       WHERE value > 0 AND ${listed} ORDER BY value DESC, person`,
      ...[rules, span.from, span.until, ...amongValues(among)],
    );
  }
}

function amongValues(among: readonly PersonId[] | null): readonly [string, string] {
  return [JSON.stringify(among ?? []), among === null ? 'null' : 'these'];
}
