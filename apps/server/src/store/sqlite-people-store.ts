import type { SQLOutputValue } from 'node:sqlite';
import type { Hex, MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { Device, Person } from '@open-yatzy/protocol';
import type { NewSession, Passkey, PeopleStore, Proof, SignIn } from './people-store.ts';
import { enterFact } from './sqlite-chronicle.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

type Row = Record<string, SQLOutputValue>;

const personColumns = 'persons.id, name, kind, kept_at, is_operator';

/** People in SQLite. */
export class SqlitePeopleStore implements PeopleStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  addPerson({ id, name }: Pick<Person, 'id' | 'name'>, session: NewSession): Promise<void> {
    return this.#db.write(() => {
      this.#db
        .sql("INSERT INTO persons (id, name, kind, since) VALUES (?, ?, 'person', ?)")
        .run(id, name, session.now);
      this.#insertSession(session);
    });
  }

  addProgram({ id, name }: Pick<Person, 'id' | 'name'>, owner: PersonId, now: Milliseconds): Promise<void> {
    return this.#db.write(() => {
      this.#db
        .sql("INSERT INTO persons (id, name, kind, owner, since) VALUES (?, ?, 'program', ?, ?)")
        .run(id, name, owner, now);
    });
  }

  async person(id: PersonId): Promise<Person | null> {
    const row = this.#db.sql(`SELECT ${personColumns} FROM persons WHERE id = ?`).get(id);
    return row ? personOf(row) : null;
  }

  async programsOf(owner: PersonId): Promise<readonly Person[]> {
    return this.#db
      .sql(`SELECT ${personColumns} FROM persons WHERE owner = ? ORDER BY since, id`)
      .all(owner)
      .map(personOf);
  }

  rename(person: PersonId, name: string): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('UPDATE persons SET name = ? WHERE id = ?').run(name, person);
    });
  }

  setOperator(person: PersonId, isOperator: boolean): Promise<boolean> {
    return this.#db.write(
      () =>
        this.#db.sql('UPDATE persons SET is_operator = ? WHERE id = ?').run(isOperator ? 1 : 0, person)
          .changes === 1,
    );
  }

  async proofOf(tokenHash: Hex): Promise<Proof | null> {
    const row = this.#db
      .sql(
        `SELECT ${personColumns}, sessions.id AS session, seen
         FROM sessions JOIN persons ON persons.id = person WHERE token_hash = ?`,
      )
      .get(tokenHash);
    return row
      ? { person: personOf(row), session: String(row.session), seen: row.seen as Milliseconds }
      : null;
  }

  addSession(session: NewSession): Promise<void> {
    return this.#db.write(() => this.#insertSession(session));
  }

  setSeen(session: string, seen: Milliseconds): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('UPDATE sessions SET seen = ? WHERE id = ?').run(seen, session);
    });
  }

  async sessions(person: PersonId): Promise<readonly Device[]> {
    return this.#db
      .sql('SELECT id, device, since, seen FROM sessions WHERE person = ? ORDER BY seen DESC, since DESC, id')
      .all(person)
      .map((row) => ({
        id: String(row.id),
        device: String(row.device),
        since: Number(row.since),
        seen: Number(row.seen),
      }));
  }

  endSession(person: PersonId, session: string): Promise<boolean> {
    return this.#db.write(
      () =>
        this.#db.sql('DELETE FROM sessions WHERE id = ? AND person = ?').run(session, person).changes === 1,
    );
  }

  endOtherSessions(person: PersonId, kept: string): Promise<void> {
    return this.#db.write(() => {
      this.#db.sql('DELETE FROM sessions WHERE person = ? AND id <> ?').run(person, kept);
    });
  }

  addPasskey(passkey: Passkey): Promise<boolean> {
    const { id, person, publicKey, counter, transports, label, since, used } = passkey;
    return this.#db.write(() => {
      const { changes } = this.#db
        .sql(
          `INSERT INTO passkeys (id, person, public_key, counter, transports, label, since, used)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
        )
        .run(id, person, publicKey, counter, JSON.stringify(transports), label, since, used);
      if (changes === 0) return false;
      const at = since as Milliseconds;
      const first = this.#db
        .sql('UPDATE persons SET kept_at = ? WHERE id = ? AND kept_at IS NULL')
        .run(at, person);
      if (first.changes === 1) enterFact(this.#db, { type: 'AccountKept', person }, at);
      return true;
    });
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = this.#db.sql('SELECT * FROM passkeys WHERE id = ?').get(id);
    return row ? passkeyOf(row) : null;
  }

  async passkeys(person: PersonId): Promise<readonly Passkey[]> {
    return this.#db
      .sql('SELECT * FROM passkeys WHERE person = ? ORDER BY since, id')
      .all(person)
      .map(passkeyOf);
  }

  signInByPasskey({ id, counter }: Pick<Passkey, 'id' | 'counter'>, signIn: SignIn): Promise<boolean> {
    return this.#db.write(() => {
      const { changes } = this.#db
        .sql('UPDATE passkeys SET counter = ?, used = ? WHERE id = ?')
        .run(counter, signIn.session.now, id);
      if (changes === 1) this.#signIn(signIn);
      return changes === 1;
    });
  }

  removePasskey(person: PersonId, id: string): Promise<'removed' | 'unknown' | 'last'> {
    return this.#db.write(() => {
      const row = this.#db
        .sql(
          `SELECT (SELECT count(*) FROM passkeys WHERE person = ?1) AS passkeys,
             (SELECT count(*) FROM recovery_codes WHERE person = ?1) AS codes
           FROM passkeys WHERE id = ?2 AND person = ?1`,
        )
        .get(person, id);
      if (!row) return 'unknown';
      if (row.passkeys === 1 && row.codes === 0) return 'last';
      this.#db.sql('DELETE FROM passkeys WHERE id = ?').run(id);
      return 'removed';
    });
  }

  setRecoveryCode(person: PersonId, codeHash: Hex, now: Milliseconds): Promise<void> {
    return this.#db.write(() => this.#putCode(person, codeHash, now));
  }

  async recoveryCodeSince(person: PersonId): Promise<Milliseconds | null> {
    const row = this.#db.sql('SELECT since FROM recovery_codes WHERE person = ?').get(person);
    return (row?.since ?? null) as Milliseconds | null;
  }

  signInByCode(
    codeHash: Hex,
    next: Hex,
    { session, ends }: SignIn<Omit<NewSession, 'person'>>,
  ): Promise<PersonId | null> {
    return this.#db.write(() => {
      const row = this.#db.sql('SELECT person FROM recovery_codes WHERE code_hash = ?').get(codeHash);
      if (!row) return null;
      const person = row.person as PersonId;
      this.#putCode(person, next, session.now);
      this.#signIn({ session: { ...session, person }, ends });
      return person;
    });
  }

  async matchesOf(person: PersonId): Promise<readonly MatchId[]> {
    return this.#db
      .sql('SELECT match FROM seated WHERE person = ? ORDER BY match')
      .all(person)
      .map((row) => row.match as MatchId);
  }

  deletePerson(person: PersonId, now: Milliseconds): Promise<readonly MatchId[]> {
    return this.#db.write(() => {
      const everyone = [person, ...this.#programIds(person)];
      return everyone.flatMap((each) => this.#deleteOne(each, now));
    });
  }

  #deleteOne(person: PersonId, now: Milliseconds): readonly MatchId[] {
    const changed = this.#db
      .sql(
        `UPDATE events SET event = json_set(event, '$.name', '')
         WHERE match IN (SELECT match FROM seated WHERE person = ?1)
           AND json_extract(event, '$.type') = 'SeatTaken' AND json_extract(event, '$.person') = ?1
         RETURNING match`,
      )
      .all(person);
    this.#db.sql('DELETE FROM sessions WHERE person = ?').run(person);
    this.#db.sql('DELETE FROM passkeys WHERE person = ?').run(person);
    this.#db.sql('DELETE FROM recovery_codes WHERE person = ?').run(person);
    this.#db.sql('DELETE FROM seated WHERE person = ?').run(person);
    const { changes } = this.#db.sql('DELETE FROM persons WHERE id = ?').run(person);
    if (changes === 1) enterFact(this.#db, { type: 'PersonDeleted', person }, now);
    return [...new Set(changed.map((row) => row.match as MatchId))];
  }

  #programIds(owner: PersonId): readonly PersonId[] {
    return this.#db
      .sql('SELECT id FROM persons WHERE owner = ?')
      .all(owner)
      .map((row) => row.id as PersonId);
  }

  #insertSession({ id, tokenHash, person, device, now }: NewSession): void {
    this.#db
      .sql('INSERT INTO sessions (id, token_hash, person, device, since, seen) VALUES (?, ?, ?, ?, ?, ?)')
      .run(id, tokenHash, person, device, now, now);
  }

  #signIn({ session, ends }: SignIn): void {
    if (ends !== null) this.#db.sql('DELETE FROM sessions WHERE token_hash = ?').run(ends);
    this.#insertSession(session);
  }

  #putCode(person: PersonId, codeHash: Hex, now: Milliseconds): void {
    this.#db
      .sql('INSERT OR REPLACE INTO recovery_codes (person, code_hash, since) VALUES (?, ?, ?)')
      .run(person, codeHash, now);
  }
}

function personOf(row: Row): Person {
  return {
    id: row.id as PersonId,
    name: String(row.name),
    kind: row.kind as Person['kind'],
    isKept: row.kept_at !== null,
    isOperator: row.is_operator === 1,
  };
}

function passkeyOf(row: Row): Passkey {
  return {
    id: String(row.id),
    person: row.person as PersonId,
    publicKey: new Uint8Array(row.public_key as Uint8Array<ArrayBuffer>),
    counter: Number(row.counter),
    transports: JSON.parse(String(row.transports)) as readonly string[],
    label: String(row.label),
    since: Number(row.since),
    used: Number(row.used),
  };
}
