import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { TalkEntry } from '@open-yatzy/protocol';
import type { Hush, SocialStore, StoredInvitation, StoredLink, Utterance } from './social-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

type Row = Record<string, unknown>;

/** Friends, blocks, invitations and talk in SQLite. */
export class SqliteSocialStore implements SocialStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  addLink({ code, maker, until }: StoredLink): Promise<void> {
    return this.#run('INSERT OR REPLACE INTO friend_links (maker, code, until) VALUES (?, ?, ?)', [
      maker,
      code,
      until,
    ]);
  }

  async link(code: string): Promise<StoredLink | null> {
    return linkOf(this.#db.sql('SELECT * FROM friend_links WHERE code = ?').get(code));
  }

  async linkOf(maker: PersonId): Promise<StoredLink | null> {
    return linkOf(this.#db.sql('SELECT * FROM friend_links WHERE maker = ?').get(maker));
  }

  befriend(one: PersonId, other: PersonId, now: Milliseconds): Promise<void> {
    return this.#db.write(() => {
      const insert = this.#db.sql(
        'INSERT INTO friendships (person, friend, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
      );
      insert.run(one, other, now);
      insert.run(other, one, now);
    });
  }

  unfriend(one: PersonId, other: PersonId): Promise<void> {
    return this.#db.write(() => this.#part(one, other));
  }

  async friendsOf(person: PersonId): Promise<readonly PersonId[]> {
    return this.#people('SELECT friend AS id FROM friendships WHERE person = ? ORDER BY since, friend', [
      person,
    ]);
  }

  block(person: PersonId, other: PersonId, now: Milliseconds): Promise<void> {
    return this.#db.write(() => {
      this.#part(person, other);
      this.#db
        .sql('INSERT INTO blocks (person, blocked, since) VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
        .run(person, other, now);
    });
  }

  unblock(person: PersonId, other: PersonId): Promise<void> {
    return this.#run('DELETE FROM blocks WHERE person = ? AND blocked = ?', [person, other]);
  }

  async blockedBy(person: PersonId): Promise<readonly PersonId[]> {
    return this.#people('SELECT blocked AS id FROM blocks WHERE person = ? ORDER BY since, blocked', [
      person,
    ]);
  }

  async blockedWith(person: PersonId): Promise<readonly PersonId[]> {
    return this.#people(
      'SELECT blocked AS id FROM blocks WHERE person = ? UNION SELECT person FROM blocks WHERE blocked = ?',
      [person, person],
    );
  }

  invite({ match, from, to, until }: StoredInvitation): Promise<void> {
    return this.#run(
      'INSERT OR REPLACE INTO table_invitations (invitee, match, inviter, until) VALUES (?, ?, ?, ?)',
      [to, match, from, until],
    );
  }

  async invitation(to: PersonId, match: MatchId): Promise<StoredInvitation | null> {
    const row = this.#db
      .sql('SELECT * FROM table_invitations WHERE invitee = ? AND match = ?')
      .get(to, match);
    return row ? invitationOf(row) : null;
  }

  endInvitation(to: PersonId, match: MatchId): Promise<boolean> {
    return this.#db.write(
      () =>
        Number(
          this.#db.sql('DELETE FROM table_invitations WHERE invitee = ? AND match = ?').run(to, match)
            .changes,
        ) > 0,
    );
  }

  async invitationsTo(person: PersonId, now: Milliseconds): Promise<readonly StoredInvitation[]> {
    return this.#db
      .sql('SELECT * FROM table_invitations WHERE invitee = ? AND until > ? ORDER BY until')
      .all(person, now)
      .map(invitationOf);
  }

  async invitationsFrom(person: PersonId, now: Milliseconds): Promise<readonly StoredInvitation[]> {
    return this.#db
      .sql('SELECT * FROM table_invitations WHERE inviter = ? AND until > ? ORDER BY until')
      .all(person, now)
      .map(invitationOf);
  }

  say({ match, at, seat, person, name, said }: Utterance): Promise<TalkEntry> {
    return this.#db.write(() => {
      const last = this.#db.sql('SELECT max(n) AS n FROM talk WHERE match = ?').get(match)?.n;
      const n = Number(last ?? 0) + 1;
      this.#db
        .sql('INSERT INTO talk (match, n, at, seat, person, name, said) VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(match, n, at, seat, person, name, JSON.stringify(said));
      return { n, at, seat, person, name, said };
    });
  }

  async talk(match: MatchId, latest: number): Promise<readonly TalkEntry[]> {
    return this.#db
      .sql('SELECT * FROM talk WHERE match = ? ORDER BY n DESC LIMIT ?')
      .all(match, latest)
      .map(entryOf)
      .reverse();
  }

  async talkOf(person: PersonId): Promise<readonly (TalkEntry & { readonly match: MatchId })[]> {
    return this.#db
      .sql('SELECT * FROM talk WHERE person = ? ORDER BY at, match, n')
      .all(person)
      .map((row) => ({ match: row.match as MatchId, ...entryOf(row) }));
  }

  async hush(person: PersonId, match: MatchId): Promise<Hush> {
    const whom = this.#people('SELECT whom AS id FROM hushed WHERE person = ? AND match = ? ORDER BY whom', [
      person,
      match,
    ]);
    const texts: string = 'texts';
    return { people: whom.filter((each) => each !== texts), texts: whom.some((each) => each === texts) };
  }

  setHush(
    person: PersonId,
    match: MatchId,
    { whom, isOn }: { readonly whom: PersonId | 'texts'; readonly isOn: boolean },
  ): Promise<void> {
    const text = isOn
      ? 'INSERT INTO hushed (person, match, whom) VALUES (?, ?, ?) ON CONFLICT DO NOTHING'
      : 'DELETE FROM hushed WHERE person = ? AND match = ? AND whom = ?';
    return this.#run(text, [person, match, whom]);
  }

  forget(person: PersonId): Promise<void> {
    const theirs = [
      'friend_links WHERE maker = ?',
      'friendships WHERE person = ?',
      'friendships WHERE friend = ?',
      'blocks WHERE person = ?',
      'blocks WHERE blocked = ?',
      'table_invitations WHERE invitee = ?',
      'table_invitations WHERE inviter = ?',
      'talk WHERE person = ?',
      'hushed WHERE person = ?',
      'hushed WHERE whom = ?',
    ];
    return this.#db.write(() => {
      for (const rows of theirs) this.#db.sql(`DELETE FROM ${rows}`).run(person);
    });
  }

  /** What two have with each other ends; for a transaction that is under way. */
  #part(one: PersonId, other: PersonId): void {
    for (const [person, friend] of [
      [one, other],
      [other, one],
    ] as const) {
      this.#db.sql('DELETE FROM friendships WHERE person = ? AND friend = ?').run(person, friend);
      this.#db.sql('DELETE FROM table_invitations WHERE invitee = ? AND inviter = ?').run(person, friend);
    }
  }

  #run(text: string, values: readonly (string | number)[]): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql(text).run(...values);
    });
  }

  #people(text: string, values: readonly string[]): readonly PersonId[] {
    return this.#db
      .sql(text)
      .all(...values)
      .map((row) => row.id as PersonId);
  }
}

function linkOf(row: Row | undefined): StoredLink | null {
  return row
    ? { code: String(row.code), maker: row.maker as PersonId, until: row.until as Milliseconds }
    : null;
}

function invitationOf(row: Row): StoredInvitation {
  return {
    match: row.match as MatchId,
    from: row.inviter as PersonId,
    to: row.invitee as PersonId,
    until: row.until as Milliseconds,
  };
}

function entryOf(row: Row): TalkEntry {
  return {
    n: Number(row.n),
    at: Number(row.at),
    seat: Number(row.seat),
    person: String(row.person),
    name: String(row.name),
    said: JSON.parse(String(row.said)) as TalkEntry['said'],
  };
}
