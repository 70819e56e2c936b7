import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { MatchId, Milliseconds, PersonId, Recorded } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import type { NewSession, Passkey } from './people-store.ts';
import { migrate } from './schema.ts';
import { databaseFile } from './sqlite-database.ts';
import { SqliteStore } from './sqlite-store.ts';
import { appendOf, recordedEvent } from './store-samples.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const time = (value: number) => value as Milliseconds;

let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-people-'));
  store = new SqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function reopen(): Promise<void> {
  await store.close();
  store = new SqliteStore(folder);
}

function session(person: PersonId, name: string, now = 1): NewSession {
  return {
    id: `session ${name}`,
    tokenHash: `hash ${name}`,
    person,
    device: 'Chrome, Android',
    now: time(now),
  };
}

function passkey(person: PersonId, id: string, since = 5): Passkey {
  const publicKey = new Uint8Array([1, 2, 255]);
  return { id, person, publicKey, counter: 0, transports: ['internal'], label: 'phone', since, used: since };
}

const add = (id: PersonId, name = id as string) => store.people.addPerson({ id, name }, session(id, id));
const facts = async () => (await store.chronicle.after(0, 10)).map(({ fact }) => fact);

describe('a person', () => {
  const guest = { id: ada, name: 'Ada', kind: 'person', isKept: false, isOperator: false };

  test('is found by what their token hashes to, and by nothing else', async () => {
    await add(ada, 'Ada');
    await reopen();
    expect(await store.people.proofOf('ada')).toBeNull();
    const proof = { person: guest, session: 'session ada', seen: 1 };
    expect(await store.people.proofOf('hash ada')).toEqual(proof);
    expect(await store.people.person(ada)).toEqual(guest);
    expect(await store.people.person(bo)).toBeNull();
  });

  test('is added whole or not at all', async () => {
    await add(ada);
    await expect(store.people.addPerson({ id: bo, name: 'Bo' }, session(bo, 'ada'))).rejects.toThrow();
    expect(await store.people.person(bo)).toBeNull();
    await expect(store.people.addPerson({ id: ada, name: 'Bo' }, session(ada, 'other'))).rejects.toThrow();
  });

  test('is renamed, and made an operator', async () => {
    await add(ada);
    await store.people.rename(ada, 'Ada L');
    expect(await store.people.setOperator(ada, true)).toBe(true);
    expect(await store.people.setOperator(bo, true)).toBe(false);
    expect(await store.people.person(ada)).toEqual({ ...guest, name: 'Ada L', isOperator: true });
    await store.people.setOperator(ada, false);
    expect(await store.people.person(ada)).toMatchObject({ isOperator: false });
  });

  test('may own programs', async () => {
    await add(ada);
    await store.people.addProgram({ id: bo, name: 'Roller' }, ada, time(2));
    expect(await store.people.programsOf(ada)).toEqual([
      { ...guest, id: bo, name: 'Roller', kind: 'program' },
    ]);
    expect(await store.people.programsOf(bo)).toEqual([]);
  });
});

describe('sessions', () => {
  beforeEach(async () => {
    await add(ada);
    await add(bo);
    await store.people.addSession(session(ada, 'two', 2));
    await store.people.addSession(session(ada, 'three', 3));
  });

  test('are listed, the one used last first', async () => {
    await store.people.setSeen('session ada', time(9));
    expect(await store.people.sessions(ada)).toEqual([
      { id: 'session ada', device: 'Chrome, Android', since: 1, seen: 9 },
      { id: 'session three', device: 'Chrome, Android', since: 3, seen: 3 },
      { id: 'session two', device: 'Chrome, Android', since: 2, seen: 2 },
    ]);
  });

  test('are ended one by one by their owner alone, or all others at once', async () => {
    expect(await store.people.endSession(bo, 'session two')).toBe(false);
    expect(await store.people.endSession(ada, 'session two')).toBe(true);
    expect(await store.people.endSession(ada, 'session two')).toBe(false);
    expect(await store.people.proofOf('hash two')).toBeNull();
    await store.people.endOtherSessions(ada, 'session three');
    expect((await store.people.sessions(ada)).map(({ id }) => id)).toEqual(['session three']);
    expect(await store.people.proofOf('hash bo')).not.toBeNull();
  });
});

describe('passkeys', () => {
  beforeEach(async () => {
    await add(ada);
    await add(bo);
  });

  test('are read back as they were; the first keeps the account, once in the chronicle', async () => {
    expect(await store.people.addPasskey(passkey(ada, 'one'))).toBe(true);
    expect(await store.people.addPasskey(passkey(ada, 'two', 6))).toBe(true);
    expect(await store.people.passkeys(ada)).toEqual([passkey(ada, 'one'), passkey(ada, 'two', 6)]);
    expect(await store.people.passkey('two')).toEqual(passkey(ada, 'two', 6));
    expect(await store.people.person(ada)).toMatchObject({ isKept: true });
    expect(await store.people.person(bo)).toMatchObject({ isKept: false });
    expect(await facts()).toEqual([{ type: 'AccountKept', person: ada }]);
  });

  test("one person's is no other's", async () => {
    await store.people.addPasskey(passkey(ada, 'one'));
    expect(await store.people.addPasskey(passkey(bo, 'one'))).toBe(false);
    expect(await store.people.person(bo)).toMatchObject({ isKept: false });
    expect(await store.people.removePasskey(bo, 'one')).toBe('unknown');
  });

  test('begin a session, and end the one that the device had', async () => {
    await store.people.addPasskey(passkey(ada, 'one'));
    const signIn = { session: session(ada, 'new', 7), ends: 'hash bo' };
    expect(await store.people.signInByPasskey({ id: 'none', counter: 1 }, signIn)).toBe(false);
    expect(await store.people.proofOf('hash bo')).not.toBeNull();
    expect(await store.people.signInByPasskey({ id: 'one', counter: 3 }, signIn)).toBe(true);
    expect(await store.people.proofOf('hash new')).toMatchObject({ person: { id: ada } });
    expect(await store.people.proofOf('hash bo')).toBeNull();
    expect(await store.people.passkey('one')).toMatchObject({ counter: 3, used: 7 });
  });

  test('the last is removed only where a recovery code is left; the account stays a kept one', async () => {
    await store.people.addPasskey(passkey(ada, 'one'));
    await store.people.addPasskey(passkey(ada, 'two'));
    expect(await store.people.removePasskey(ada, 'one')).toBe('removed');
    expect(await store.people.removePasskey(ada, 'two')).toBe('last');
    await store.people.setRecoveryCode(ada, 'code', time(8));
    expect(await store.people.removePasskey(ada, 'two')).toBe('removed');
    expect(await store.people.passkeys(ada)).toEqual([]);
    expect(await store.people.person(ada)).toMatchObject({ isKept: true });
  });
});

describe('a recovery code', () => {
  const signIn = { session: session(ada, 'new', 7), ends: null };

  test('signs in once, and is replaced by the next', async () => {
    await add(ada);
    expect(await store.people.recoveryCodeSince(ada)).toBeNull();
    await store.people.setRecoveryCode(ada, 'older', time(2));
    await store.people.setRecoveryCode(ada, 'first', time(3));
    expect(await store.people.recoveryCodeSince(ada)).toBe(3);
    expect(await store.people.signInByCode('older', 'next', signIn)).toBeNull();
    expect(await store.people.proofOf('hash new')).toBeNull();
    expect(await store.people.signInByCode('first', 'second', signIn)).toBe(ada);
    expect(await store.people.proofOf('hash new')).toMatchObject({ person: { id: ada } });
    const again = { session: session(ada, 'again'), ends: null };
    expect(await store.people.signInByCode('first', 'third', again)).toBeNull();
    expect(await store.people.signInByCode('second', 'third', again)).toBe(ada);
  });

  test('of many who use it at once, one gets in', async () => {
    await add(ada);
    await store.people.setRecoveryCode(ada, 'first', time(3));
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        store.people.signInByCode('first', `next ${index}`, {
          session: session(ada, `${index}`),
          ends: null,
        }),
      ),
    );
    expect(answers.filter((answer) => answer !== null)).toEqual([ada]);
  });
});

describe('deletion', () => {
  const match = 'mmmmmmmmmmmm' as MatchId;
  const taken = (number: number, person: PersonId, name: string): Recorded => ({
    ...recordedEvent(number),
    event: { type: 'SeatTaken', seat: number, person, name, seed: { type: 'shown', seed: '' } },
  });
  const names = async () =>
    (await store.matches.read(match, 0 as never)).map(({ event }) =>
      event.type === 'SeatTaken' ? event.name : null,
    );

  test('leaves the log as it is but for the names under which the person sat down', async () => {
    await add(ada);
    await add(bo);
    const events = [taken(1, ada, 'Ada'), taken(2, bo, 'Bo'), taken(3, ada, 'Ada again'), recordedEvent(4)];
    await store.matches.append(appendOf(events));
    expect(await store.people.matchesOf(ada)).toEqual([match]);
    await store.people.addPasskey(passkey(ada, 'one'));
    await store.people.setRecoveryCode(ada, 'code', time(2));
    await store.people.addProgram({ id: 'robot' as PersonId, name: 'Robot' }, ada, time(2));

    expect(await store.people.deletePerson(ada, time(9))).toEqual([match]);
    await reopen();
    expect(await names()).toEqual(['', 'Bo', '', null]);
    const kept = (await store.matches.read(match, 0 as never)).map(({ event, ...rest }) => rest);
    expect(kept).toEqual(events.map(({ event, ...rest }) => rest));
    for (const gone of [ada, 'robot' as PersonId]) expect(await store.people.person(gone)).toBeNull();
    expect(await store.people.proofOf('hash ada')).toBeNull();
    expect(await store.people.passkey('one')).toBeNull();
    expect(
      await store.people.signInByCode('code', 'next', { session: session(ada, 'x'), ends: null }),
    ).toBeNull();
    expect(await store.people.matchesOf(ada)).toEqual([]);
    expect(await store.people.matchesOf(bo)).toEqual([match]);
    expect(await facts()).toEqual([
      { type: 'AccountKept', person: ada },
      { type: 'PersonDeleted', person: ada },
      { type: 'PersonDeleted', person: 'robot' },
    ]);
  });

  test('of nobody enters nothing', async () => {
    expect(await store.people.deletePerson(ada, time(9))).toEqual([]);
    expect(await facts()).toEqual([]);
  });
});

test('people of before there were sessions keep their token, their name and their matches', async () => {
  await store.close();
  const file = join(folder, databaseFile);
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-people-'));
  const db = new DatabaseSync(join(folder, file.slice(file.lastIndexOf('/'))));
  migrate(db, 0, migrations.slice(0, 2));
  db.prepare("INSERT INTO persons VALUES ('ada', 'hash of a', 'Ada', 7)").run();
  db.prepare(
    `INSERT INTO events VALUES ('m', 1, 1, 'ada', NULL, '{"type":"SeatTaken","seat":0,"person":"ada","name":"Ada"}')`,
  ).run();
  db.close();
  store = new SqliteStore(folder);
  expect(await store.people.proofOf('hash of a')).toMatchObject({
    person: { id: ada, name: 'Ada' },
    seen: 7,
  });
  expect(await store.people.sessions(ada)).toMatchObject([{ device: '', since: 7 }]);
  expect(await store.people.matchesOf(ada)).toEqual(['m']);
});
