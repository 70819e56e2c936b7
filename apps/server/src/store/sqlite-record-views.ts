import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { AchievementId } from '@open-yatzy/protocol';
import { heldBy, ownedBy } from '../records/ledger.ts';
import type { Played } from '../records/played.ts';
import type { GamesWanted, RatedRecord, RecordViews } from './record-views.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import { lotsOf } from './sqlite-record-store.ts';

type Row = Readonly<Record<string, unknown>>;

/** What records say, out of SQLite. */
export class SqliteRecordViews implements RecordViews {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  #all(text: string, ...values: readonly (string | number | null)[]): readonly Row[] {
    return this.#db.sql(text).all(...values);
  }

  async games({ person, seenBy, rules, mode, outcome, offset, limit }: GamesWanted) {
    const filters = [
      ['own.person = ?', person],
      ...(rules === undefined ? [] : [['own.rules = ?', rules] as const]),
      ...(mode === undefined ? [] : [['own.mode = ?', mode] as const]),
      ...(outcome === undefined ? [] : [['own.outcome = ?', outcome] as const]),
      ...(seenBy === undefined
        ? []
        : [
            [
              `(own.mode <> 'normal' OR EXISTS (SELECT 1 FROM played AS seen WHERE seen.match = own.match AND seen.person = ?))`,
              seenBy,
            ] as const,
          ]),
    ] as const;
    const where = `FROM played AS own WHERE ${filters.map(([text]) => text).join(' AND ')}`;
    const values = filters.map(([, value]) => value);
    const [count] = this.#all(`SELECT count(*) AS count ${where}`, ...values);
    const rows = this.#all(
      `SELECT match ${where} ORDER BY at DESC, match LIMIT ? OFFSET ?`,
      ...[...values, limit, offset],
    );
    return { matches: rows.map(({ match }) => match as MatchId), count: Number(count?.count) };
  }

  async seatsOf(matches: readonly MatchId[]): Promise<readonly Played[]> {
    const rows = this.#all(
      'SELECT * FROM played WHERE match IN (SELECT value FROM json_each(?)) ORDER BY match, seat',
      JSON.stringify(matches),
    );
    return rows.map(playedOf);
  }

  async presence(person: PersonId) {
    const [row] = this.#all('SELECT min(at) AS since FROM played WHERE person = ?', person);
    const [latest] = this.#all(
      'SELECT name, is_program FROM played WHERE person = ? ORDER BY at DESC LIMIT 1',
      person,
    );
    return row && latest
      ? {
          since: row.since as Milliseconds,
          name: String(latest.name),
          isProgram: latest.is_program === 1,
        }
      : null;
  }

  async outcomes(person: PersonId) {
    const rows = this.#all(
      'SELECT rules, outcome, count(*) AS count FROM played WHERE person = ? GROUP BY rules, outcome',
      person,
    );
    return rows.map(({ rules, outcome, count }) => ({
      rules: String(rules),
      outcome: outcome as Played['outcome'],
      count: Number(count),
    }));
  }

  async cards(person: PersonId) {
    const rows = this.#all(
      `SELECT match, rules, total, upper_bonus, five_of_a_kind, lost FROM played LEFT JOIN reviewed USING (match, seat)
       WHERE person = ? AND is_own_card = 1 ORDER BY at, match`,
      person,
    );
    return rows.map((row) => ({
      match: row.match as MatchId,
      rules: String(row.rules),
      total: Number(row.total),
      upperBonus: row.upper_bonus === 1,
      fiveOfAKind: row.five_of_a_kind === 1,
      lost: row.lost as number | null,
    }));
  }

  async ratings(person: PersonId): Promise<readonly RatedRecord[]> {
    return this.#all('SELECT * FROM rated WHERE person = ? ORDER BY games', person).map(ratedOf);
  }

  async ratingsOf(match: MatchId): Promise<readonly RatedRecord[]> {
    return this.#all('SELECT * FROM rated WHERE match = ?', match).map(ratedOf);
  }

  async achievements(person: PersonId) {
    const rows = this.#all(
      'SELECT achievement, match, at FROM achieved WHERE person = ? ORDER BY at, achievement',
      person,
    );
    return rows.map(({ achievement, match, at }) => ({
      achievement: achievement as AchievementId,
      match: match as MatchId,
      at: at as Milliseconds,
    }));
  }

  async achievedIn(match: MatchId) {
    const rows = this.#all('SELECT person, achievement FROM achieved WHERE match = ?', match);
    return rows.map(({ person, achievement }) => ({
      person: person as PersonId,
      achievement: achievement as AchievementId,
    }));
  }

  async gainsOf(match: MatchId) {
    const rows = this.#all(
      `SELECT account, amount FROM ledger WHERE cause >= ? AND cause < ? AND amount > 0`,
      ...[`match ${match} `, `match ${match}!`],
    );
    return rows.map(({ account, amount }) => {
      const [kind, person] = String(account).split(/:(.*)/s);
      return { person: person as PersonId, amount: Number(amount), isHeld: kind === 'held' };
    });
  }

  async standing(one: PersonId, other: PersonId) {
    const rows = this.#all(
      `SELECT sum(own.rank < other.rank) AS wins, sum(own.rank = other.rank) AS draws, sum(own.rank > other.rank) AS losses
       FROM played AS own JOIN played AS other ON other.match = own.match AND other.seat <> own.seat
       WHERE own.person = ? AND other.person = ?`,
      ...[one, other],
    );
    const { wins, draws, losses } = rows[0] ?? {};
    return { wins: Number(wins ?? 0), draws: Number(draws ?? 0), losses: Number(losses ?? 0) };
  }

  async lastRankedOpponents(person: PersonId, rules: string, count: number) {
    const rows = this.#all(
      `SELECT other.person FROM played AS own JOIN played AS other ON other.match = own.match AND other.seat <> own.seat
       WHERE own.person = ? AND own.mode = 'ranked' AND own.rules = ? AND other.person IS NOT NULL
       ORDER BY own.at DESC, own.match LIMIT ?`,
      ...[person, rules, count],
    );
    return rows.map((row) => row.person as PersonId);
  }

  async isKept(person: PersonId) {
    const [row] = this.#all('SELECT kept_at FROM record_people WHERE person = ?', person);
    return (row?.kept_at ?? null) !== null;
  }

  async lots(person: PersonId) {
    return lotsOf(this.#db, person);
  }

  async looks(person: PersonId) {
    const rows = this.#all('SELECT look FROM looks_owned WHERE person = ? ORDER BY at, look', person);
    return rows.map(({ look }) => String(look));
  }

  async worn(people: readonly PersonId[]) {
    const rows = this.#all(
      'SELECT person, kind, look FROM looks_worn WHERE person IN (SELECT value FROM json_each(?))',
      JSON.stringify(people),
    );
    return rows.map(({ person, kind, look }) => ({
      person: person as PersonId,
      kind: String(kind),
      look: String(look),
    }));
  }

  async everything(person: PersonId) {
    const of = (text: string, ...values: readonly string[]) =>
      this.#all(text, ...values) as readonly object[];
    return {
      games: of('SELECT * FROM played WHERE person = ? ORDER BY at', person),
      ratings: of('SELECT * FROM rated WHERE person = ? ORDER BY rules, games', person),
      diamonds: of(
        'SELECT * FROM ledger WHERE account IN (?, ?) ORDER BY at',
        ...[heldBy(person), ownedBy(person)],
      ),
      achievements: of('SELECT * FROM achieved WHERE person = ? ORDER BY at', person),
      looks: of('SELECT * FROM looks_owned WHERE person = ? ORDER BY at', person),
      worn: of('SELECT * FROM looks_worn WHERE person = ?', person),
    };
  }
}

function playedOf(row: Row): Played {
  const { is_program, is_own_card, upper_bonus, five_of_a_kind, five_alikes, ...rest } = row;
  return {
    ...(rest as unknown as Omit<
      Played,
      'isProgram' | 'isOwnCard' | 'upperBonus' | 'fiveOfAKind' | 'fiveAlikes'
    >),
    isProgram: is_program === 1,
    isOwnCard: is_own_card === 1,
    upperBonus: upper_bonus === 1,
    fiveOfAKind: five_of_a_kind === 1,
    fiveAlikes: Number(five_alikes),
  };
}

function ratedOf(row: Row): RatedRecord {
  const [season, games] = [Number(row.season), Number(row.games)];
  return {
    match: row.match as MatchId,
    person: row.person as PersonId,
    rules: String(row.rules),
    at: row.at as Milliseconds,
    before: { mu: Number(row.mu_before), sigma: Number(row.sigma_before), season, games: games - 1 },
    after: { mu: Number(row.mu), sigma: Number(row.sigma), season, games },
  };
}
