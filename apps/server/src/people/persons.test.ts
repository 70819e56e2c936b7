import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Admitted } from '@open-yatzy/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../store/sqlite-database.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { Persons } from './persons.ts';

const hour = 60 * 60_000;

let folder: string;
let store: SqliteStore;
let clock: ManualClock;
let persons: Persons;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-persons-'));
  store = new SqliteStore(folder);
  clock = new ManualClock();
  persons = new Persons(store.people, clock);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function added(name: string, userAgent?: string): Promise<Admitted> {
  const admitted = await persons.add(name, userAgent);
  if (admitted.type === 'refused') throw new Error(`expected ${name} admitted, got ${admitted.code}`);
  return admitted;
}

test('a token proves who someone is; their id or anything like a token does not', async () => {
  const { person, token } = await added(' Ada ');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  const guest = { id: person.id, name: 'Ada', kind: 'person', isKept: false, isOperator: false };
  expect(await persons.find(token)).toEqual(guest);
  for (const wrong of [undefined, '', person.id, token.slice(1), `${token}=`, token.toUpperCase()]) {
    expect(await persons.find(wrong), String(wrong)).toBeNull();
  }
});

test('the token is nowhere in the database', async () => {
  const { token } = await added('Ada');
  await store.close();
  expect((await readFile(join(folder, databaseFile))).includes(token)).toBe(false);
  store = new SqliteStore(folder);
});

test.for(['', '  ', 'x'.repeat(25), 'a\nb', 'a\u202eb'])('%j is no name', async (name) => {
  expect(await persons.add(name)).toEqual({ type: 'refused', code: 'BadName' });
});

test('a name that others are not to read is refused, to newcomers and to those who change theirs', async () => {
  const { person, token } = await added('Ada');
  expect(await persons.add('f1tta')).toEqual({ type: 'refused', code: 'NameRefused' });
  expect(await persons.rename(person.id, 'Arschloch')).toEqual({ type: 'refused', code: 'NameRefused' });
  expect(await persons.find(token)).toMatchObject({ name: 'Ada' });
});

test('a name can be changed, and what may not be one is refused', async () => {
  const { person, token } = await added('Ada');
  expect(await persons.rename(person.id, 'Åsa Ö.')).toBeNull();
  expect(await persons.rename(person.id, '')).toEqual({ type: 'refused', code: 'BadName' });
  expect(await persons.find(token)).toMatchObject({ name: 'Åsa Ö.' });
});

test('of devices no more is kept than their owner needs to tell them apart, and of times the hour', async () => {
  clock.advance(hour / 2);
  const start = clock.now() - hour / 2;
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36';
  const { token } = await added('Ada', chrome);
  clock.advance(hour);
  await persons.find(token);
  const account = await persons.account(token);
  expect(account).toMatchObject({ person: { name: 'Ada' }, passkeys: [], recoveryCodeSince: null });
  expect(account?.devices).toEqual([
    { id: account?.session, device: 'Chrome, Android', since: start, seen: start + hour },
  ]);
  expect(await persons.account('nobody')).toBeNull();
});
