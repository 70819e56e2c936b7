import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BadName, Persons } from './persons.ts';
import { databaseFile } from './store/sqlite-database.ts';
import { SqliteStore } from './store/sqlite-store.ts';
import { ManualClock } from './testing/manual-clock.ts';

let folder: string;
let store: SqliteStore;
let persons: Persons;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-persons-'));
  store = new SqliteStore(folder);
  persons = new Persons(store.people, new ManualClock());
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

test('a token proves who someone is; their id or anything like a token does not', async () => {
  const { person, token } = await persons.add(' Ada ');
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await persons.find(token)).toEqual({ id: person.id, name: 'Ada' });
  for (const wrong of [undefined, '', person.id, token.slice(1), `${token}=`, token.toUpperCase()]) {
    expect(await persons.find(wrong), String(wrong)).toBeNull();
  }
});

test('the token is nowhere in the database', async () => {
  const { token } = await persons.add('Ada');
  await store.close();
  expect((await readFile(join(folder, databaseFile))).includes(token)).toBe(false);
  store = new SqliteStore(folder);
});

test.for(['', '  ', 'x'.repeat(25), 'a\nb', 'a\u202eb'])('%j is no name', async (name) => {
  await expect(persons.add(name)).rejects.toThrow(BadName);
});

test('a name can be changed, and what may not be one is refused', async () => {
  const { person, token } = await persons.add('Ada');
  await persons.rename(person.id, 'Åsa Ö.');
  await expect(persons.rename(person.id, '')).rejects.toThrow(BadName);
  expect(await persons.find(token)).toMatchObject({ name: 'Åsa Ö.' });
});
