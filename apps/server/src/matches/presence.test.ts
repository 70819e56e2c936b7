import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MatchId, type PersonId, seatsOfPerson } from '@open-yatzy/match';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noKnowledge } from '../knowledge.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { newCommandId } from '../testing/player.ts';
import { Matches } from './matches.ts';
import { newMatchId } from './names.ts';
import { Presence, pageTime, reloadTime } from './presence.ts';

const ada = 'ada' as PersonId;
const log = pino({ level: 'silent' });

let folder: string;
let store: SqliteStore;
let clock: ManualClock;
let matches: Matches;
let presence: Presence;
let match: MatchId;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-presence-'));
  store = new SqliteStore(folder);
  clock = new ManualClock();
  matches = new Matches({ store: store.matches, clock, log, knowledge: noKnowledge });
  presence = new Presence(matches, clock, log);
  match = await matches.create(ada, { rules: 'joker-13', seats: 2, clock: 60, access: 'link' });
  await matches.send(match, ada, {
    type: 'takeSeat',
    name: 'Ada',
    commitment: null,
    at: 1,
    id: newCommandId(),
  });
});
afterEach(async () => {
  presence.stop();
  await store.close();
  await rm(folder, { recursive: true });
});

/** Once all that was begun is in the log, what was decided anew after a race too: writes are done in order. */
async function settled(): Promise<void> {
  for (let time = 0; time < 2; time++) await store.matches.keepSecret(newMatchId(), '00'.repeat(32));
}

async function isAway(): Promise<boolean> {
  const state = await matches.load(match);
  const [seat] = state ? seatsOfPerson(state, ada) : [];
  if (!seat) throw new Error('expected a seat');
  return seat.awaySince !== null;
}

describe('who comes back', () => {
  const moments: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['at once', async () => undefined],
    ['a moment after', () => Promise.resolve()],
    ['once it is in the log', () => vi.waitUntil(isAway)],
  ];

  test.for(moments)('as their absence is noted, by a socket, %s, is there', async ([, moment]) => {
    const leave = await presence.attend(match, ada);
    leave();
    clock.advance(reloadTime);
    await moment();
    await presence.attend(match, ada);
    await settled();
    expect(await isAway()).toBe(false);
  });

  test.for(moments)('as their absence is noted, by a page, %s, is there', async ([, moment]) => {
    await presence.seen(match, ada);
    clock.advance(pageTime);
    await moment();
    await presence.seen(match, ada);
    await settled();
    expect(await isAway()).toBe(false);
  });

  test('and goes again is away', async () => {
    for (let time = 0; time < 2; time++) {
      const leave = await presence.attend(match, ada);
      expect(await isAway()).toBe(false);
      leave();
      clock.advance(reloadTime);
      await vi.waitUntil(isAway);
    }
  });
});
