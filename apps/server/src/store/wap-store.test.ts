import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SqliteStore } from './sqlite-store.ts';

const at = (time: number) => time as Milliseconds;
const ada = { person: 'ada' as PersonId, match: 'one' as MatchId };
const two = 'two' as MatchId;

describe('the store of what WAP phones need', () => {
  let folder: string;
  let store: SqliteStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-wap-'));
    store = new SqliteStore(folder);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  test('a session is found until it ends, and outlives the process', async () => {
    await store.wap.beginSession('a', ada, { now: at(1), until: at(10) });
    await store.close();
    store = new SqliteStore(folder);
    expect(await store.wap.session('a', at(9))).toEqual({ ...ada, until: 10 });
    expect(await store.wap.session('a', at(10))).toBeNull();
    expect(await store.wap.session('b', at(9))).toBeNull();
  });

  test('a session that is used goes on', async () => {
    await store.wap.beginSession('a', ada, { now: at(1), until: at(10) });
    await store.wap.extendSession('a', at(20));
    expect(await store.wap.session('a', at(19))).toEqual({ ...ada, until: 20 });
  });

  test('no link begins two sessions, and those that have ended are forgotten', async () => {
    await store.wap.beginSession('a', ada, { now: at(1), until: at(10) });
    await expect(
      store.wap.beginSession('a', { ...ada, match: two }, { now: at(2), until: at(20) }),
    ).rejects.toThrow('UNIQUE');
    await store.wap.beginSession('b', ada, { now: at(10), until: at(30) });
    expect(await store.wap.session('a', at(1))).toBeNull();
    expect(await store.wap.session('b', at(29))).toEqual({ ...ada, until: 30 });
  });

  test('a match has one code, and a code one match', async () => {
    expect(await store.wap.giveCode(ada.match, '123456', at(1))).toBe('123456');
    expect(await store.wap.giveCode(ada.match, '654321', at(1))).toBe('123456');
    expect(await store.wap.giveCode(two, '123456', at(1))).toBeNull();
    expect(await store.wap.matchOf('123456')).toBe(ada.match);
    expect(await store.wap.matchOf('654321')).toBeNull();
    expect(await store.wap.codeOf(two)).toBeNull();
    await store.wap.freeCode('123456');
    expect(await store.wap.codeOf(ada.match)).toBeNull();
    expect(await store.wap.giveCode(two, '123456', at(1))).toBe('123456');
  });

  test('codes given long ago are forgotten', async () => {
    await store.wap.giveCode(ada.match, '123456', at(1));
    await store.wap.giveCode(two, '654321', at(2));
    await store.wap.forgetCodes(at(2));
    expect(await store.wap.matchOf('123456')).toBeNull();
    expect(await store.wap.matchOf('654321')).toBe(two);
  });
});
