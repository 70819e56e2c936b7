import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PadEvent, PadServices } from '@open-yatzy/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { makePadServices } from './pads.ts';

let folder: string;
let store: SqliteStore;
let clock: ManualClock;
let pads: PadServices;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-pads-'));
  store = new SqliteStore(folder);
  clock = new ManualClock();
  pads = makePadServices(store.pads, clock);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const opened: PadEvent = {
  type: 'PadOpened',
  id: 'opened',
  at: 1,
  rules: 'pocket-15',
  players: [{ player: 'ada', name: 'Ada' }],
};
const undone = (id: string): PadEvent => ({ type: 'Undone', id, at: 2, entry: 'none' });
const day = 24 * 60 * 60 * 1000;
const talk = (after: number, events: readonly PadEvent[] = []) =>
  pads.talk('pad', { after, events: [...events] }, '192.0.2.1');

test('two devices hear of each other, and what is said twice is heard once', async () => {
  expect(await talk(0, [opened])).toEqual({ type: 'events', seq: 1, events: [opened] });
  expect(await talk(0, [undone('b')])).toEqual({ type: 'events', seq: 2, events: [opened, undone('b')] });
  expect(await talk(1, [undone('a'), undone('b')])).toEqual({
    type: 'events',
    seq: 3,
    events: [undone('b'), undone('a')],
  });
  expect(await talk(3)).toEqual({ type: 'events', seq: 3, events: [] });
});

test('a device that had more than the server is told how many there are', async () => {
  await talk(0, [opened]);
  expect(await talk(7)).toEqual({ type: 'events', seq: 1, events: [] });
});

test('a pad that nobody shared is unknown', async () => {
  expect(await talk(0)).toEqual({ type: 'refused', code: 'UnknownPad' });
  expect(await talk(0, [undone('a')])).toEqual({ type: 'refused', code: 'UnknownPad' });
});

test('an opening makes room: pads that rested for three months are forgotten', async () => {
  await talk(0, [opened]);
  clock.advance(89 * day);
  await pads.talk('other', { after: 0, events: [opened] }, '192.0.2.1');
  expect(await talk(1)).toMatchObject({ type: 'events' });
  clock.advance(2 * day);
  await pads.talk('third', { after: 0, events: [opened] }, '192.0.2.1');
  expect(await talk(1)).toEqual({ type: 'refused', code: 'UnknownPad' });
});

test('whoever talks without end is told so', async () => {
  await talk(0, [opened]);
  for (let said = 0; said < 199; said++) expect(await talk(1)).toMatchObject({ type: 'events' });
  expect(await talk(1)).toEqual({ type: 'refused', code: 'TooFast' });
  clock.advance(1000);
  expect(await talk(1)).toMatchObject({ type: 'events' });
});
