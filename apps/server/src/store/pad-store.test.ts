import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Milliseconds } from '@open-yatzy/match';
import { mostPadEvents, type PadEvent } from '@open-yatzy/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SqliteStore } from './sqlite-store.ts';

const pad = 'p'.repeat(32);
const at = (time: number) => time as Milliseconds;
const opened: PadEvent = {
  type: 'PadOpened',
  id: 'opened',
  at: 1,
  rules: 'joker-13',
  players: [{ player: 'ada', name: 'Ada' }],
};
const undone = (id: string): PadEvent => ({ type: 'Undone', id, at: 2, entry: 'none' });

describe('the store of pads', () => {
  let folder: string;
  let store: SqliteStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-pads-'));
    store = new SqliteStore(folder);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const read = async (after = 0) => (await store.pads.read(pad, after))?.events;
  const append = (events: readonly PadEvent[], time = 1) => store.pads.append({ pad, events, at: at(time) });

  test('events are read back in the order in which they came, whole or from one on', async () => {
    expect(await append([opened, undone('a')])).toBe('appended');
    expect(await append([undone('b')])).toBe('appended');
    await store.close();
    store = new SqliteStore(folder);
    expect(await read()).toEqual([opened, undone('a'), undone('b')]);
    expect(await store.pads.read(pad, 2)).toEqual({ all: 3, events: [undone('b')] });
    expect(await read(3)).toEqual([]);
  });

  test('an event is taken once, however often it is told', async () => {
    await append([opened, undone('a')]);
    expect(await append([opened, undone('a'), undone('b')])).toBe('appended');
    expect(await read()).toEqual([opened, undone('a'), undone('b')]);
  });

  test('of two that tell at once both are heard, in one order', async () => {
    await append([opened]);
    await Promise.all([append([undone('a'), undone('b')]), append([undone('c')])]);
    expect((await read(1))?.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  test('a pad begins by being opened', async () => {
    expect(await append([undone('a')])).toBe('unknown');
    expect(await store.pads.read(pad, 0)).toBeNull();
  });

  test('what is too much is refused whole', async () => {
    await append([opened, ...Array.from({ length: mostPadEvents - 2 }, (_, index) => undone(`${index}`))]);
    expect(await append([undone('a'), undone('b')])).toBe('full');
    expect(await append([undone('a')])).toBe('appended');
    expect(await append([undone('a')])).toBe('appended');
    expect(await read(mostPadEvents - 1)).toEqual([undone('a')]);
  });

  test('pads on which nothing was written for long are forgotten', async () => {
    await append([opened], 10);
    await store.pads.forget(at(10));
    expect(await read()).toHaveLength(1);
    await append([undone('a')], 30);
    await store.pads.forget(at(20));
    expect(await read()).toHaveLength(2);
    await store.pads.forget(at(31));
    expect(await store.pads.read(pad, 0)).toBeNull();
    expect(await append([undone('b')])).toBe('unknown');
  });
});
