import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredWaiting } from './lobby-store.ts';
import { SqliteStore } from './sqlite-store.ts';

let folder: string;
let store: SqliteStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-lobby-'));
  store = new SqliteStore(folder);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const [ada, bo, cleo] = ['ada', 'bo', 'cleo'] as unknown as readonly [PersonId, PersonId, PersonId];
const [first, second] = ['first', 'second'] as unknown as readonly [MatchId, MatchId];
const at = (time: number) => time as Milliseconds;

function wish(person: PersonId, rest: Partial<StoredWaiting> = {}): Omit<StoredWaiting, 'match'> {
  return {
    person,
    name: 'Ada',
    isProgram: false,
    rules: 'joker-13',
    mode: 'normal',
    seats: 2,
    opponent: 'people',
    commitment: null,
    since: at(1000),
    ...rest,
  };
}
const waitingFor = async () =>
  (await store.lobby.waiting()).map(({ person, match }) => (match ? `${person} ${match}` : person));

test('who waits does so after a restart, the longest waiting first', async () => {
  await store.lobby.wait(wish(bo, { since: at(2000) }));
  const stands = await store.lobby.wait(wish(ada, { commitment: 'ab', mode: 'ranked' }));
  await store.close();
  store = new SqliteStore(folder);
  expect(await waitingFor()).toEqual([ada, bo]);
  expect(await store.lobby.waitingOf(ada)).toEqual({ ...stands, match: null });
  expect(await store.lobby.waitingOf(cleo)).toBeNull();
});

test('a person waits for one thing: for the same again since the same time, for another anew', async () => {
  await store.lobby.wait(wish(ada));
  const again = await store.lobby.wait(wish(ada, { since: at(2000), commitment: 'cd', name: 'Eva' }));
  expect(again).toMatchObject({ since: 1000, commitment: 'cd', name: 'Eva' });
  const other = await store.lobby.wait(wish(ada, { since: at(3000), mode: 'diamonds' }));
  expect(other).toMatchObject({ since: 3000, mode: 'diamonds' });
  expect(await waitingFor()).toEqual([ada]);
});

test('a claim takes all or nobody, and from then on nothing else takes them', async () => {
  await store.lobby.wait(wish(ada));
  expect(await store.lobby.claim(first, [ada, bo])).toBe(false);
  await store.lobby.wait(wish(bo));
  expect(await store.lobby.claim(first, [ada, bo])).toBe(true);
  await store.lobby.wait(wish(cleo));
  expect(await store.lobby.claim(second, [cleo, ada])).toBe(false);
  expect(await store.lobby.stopWaiting(ada)).toBe(false);
  expect(await store.lobby.wait(wish(ada, { mode: 'ranked' }))).toMatchObject({
    mode: 'normal',
    match: first,
  });
  expect(await waitingFor()).toEqual(['ada first', 'bo first', cleo]);
});

test('who is released waits as before; who is cleared does not', async () => {
  for (const person of [ada, bo, cleo]) await store.lobby.wait(wish(person));
  await store.lobby.claim(first, [ada, bo]);
  await store.lobby.release(first);
  expect(await waitingFor()).toEqual([ada, bo, cleo]);
  await store.lobby.claim(second, [ada, cleo]);
  await store.lobby.clear(second);
  expect(await waitingFor()).toEqual([bo]);
});

test('of two that cancel and claim at once one succeeds', async () => {
  for (const person of [ada, bo]) await store.lobby.wait(wish(person));
  const [left, claimed] = await Promise.all([
    store.lobby.stopWaiting(ada),
    store.lobby.claim(first, [ada, bo]),
  ]);
  expect([left, claimed]).toEqual([true, false]);
  expect(await waitingFor()).toEqual([bo]);
});

test('tables are listed once, the newest first', async () => {
  await store.lobby.listTable(first, at(1000));
  await store.lobby.listTable(second, at(2000));
  await store.lobby.listTable(first, at(3000));
  const listed = await store.lobby.listedTables();
  expect(listed).toEqual([
    { match: second, since: 2000 },
    { match: first, since: 1000 },
  ]);
  await store.lobby.unlistTable(second);
  expect((await store.lobby.listedTables()).map(({ match }) => match)).toEqual([first]);
});
