import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, PersonId, Recorded, Seq } from '@open-yatzy/match';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noKnowledge } from '../knowledge.ts';
import { Matches } from '../matches/matches.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { appendOf, recordedEvent } from '../store/store-samples.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { newCommandId } from '../testing/player.ts';
import { Feed } from './feed.ts';

let folder: string;
let store: SqliteStore;
let here: Matches;
let elsewhere: Matches;
let match: MatchId;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-feed-'));
  store = new SqliteStore(folder);
  const parts = {
    store: store.matches,
    clock: new ManualClock(),
    log: pino({ level: 'silent' }),
    knowledge: noKnowledge,
  };
  here = new Matches(parts);
  elsewhere = new Matches(parts);
  match = await here.create('ada' as PersonId, { rules: 'pocket-15', seats: 5, clock: null, access: 'link' });
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function sitDown(matches: Matches, name: string): Promise<Seq> {
  const command = { type: 'takeSeat', name, commitment: null, at: 1, id: newCommandId() } as const;
  const answer = await matches.send(match, name as PersonId, command);
  if (answer.type !== 'accepted') throw new Error(`expected a seat, got ${answer.code}`);
  return answer.seq;
}

function fail(error: unknown): never {
  throw error;
}

/** A feed from the start, and the seqs that it has pushed. */
function feedOf(matches: Matches): { readonly feed: Feed; readonly seqs: number[] } {
  const seqs: number[] = [];
  const push = async (from: Seq, events: readonly Recorded[]) => {
    expect(from).toBe(seqs.at(-1) ?? 0);
    seqs.push(...events.map(({ seq }) => seq));
  };
  const feed = new Feed(matches, { match, from: 0 as Seq }, { push, lost: fail });
  return { feed, seqs };
}

test('events of another process are pushed with the next of our own, in order', async () => {
  const { feed, seqs } = feedOf(here);
  await feed.reach(1 as Seq);
  await sitDown(elsewhere, 'bo');
  expect(seqs).toEqual([1]);
  await sitDown(here, 'cai');
  await feed.reach(3 as Seq);
  expect(seqs).toEqual([1, 2, 3]);
});

test('what is asked for is there once it is reached, though nothing was heard of it', async () => {
  const { feed, seqs } = feedOf(here);
  await feed.reach(1 as Seq);
  await feed.reach(await sitDown(elsewhere, 'bo'));
  expect(seqs).toEqual([1, 2]);
});

test('what is committed while the log is read is pushed once', async () => {
  const { feed, seqs } = feedOf(here);
  await Promise.all([
    feed.reach(1 as Seq),
    sitDown(here, 'bo'),
    sitDown(here, 'cai'),
    sitDown(elsewhere, 'dag'),
  ]);
  await feed.reach(4 as Seq);
  expect(seqs).toEqual([1, 2, 3, 4]);
});

test('nothing is pushed once it is stopped', async () => {
  const { feed, seqs } = feedOf(here);
  await feed.reach(1 as Seq);
  feed.stop();
  await sitDown(here, 'bo');
  expect(seqs).toEqual([1]);
});

test('a long log is pushed in parts, each once the one before has gone, and what comes meanwhile after it', async () => {
  const long = Array.from({ length: 1200 }, (_, index) => recordedEvent(index + 2));
  await store.matches.append(appendOf(long, { match }));
  const parts: number[] = [];
  let last = 0;
  let isGoing = false;
  const push = async (from: Seq, events: readonly Recorded[]) => {
    expect([from, isGoing]).toEqual([last, false]);
    isGoing = true;
    parts.push(events.length);
    last = events.at(-1)?.seq ?? 0;
    if (parts.length === 1) await store.matches.append(appendOf([recordedEvent(1202)], { match }));
    await new Promise((gone) => setTimeout(gone, 5));
    isGoing = false;
  };
  const feed = new Feed(here, { match, from: 0 as Seq }, { push, lost: fail });
  await feed.reach(1201 as Seq);
  expect(last).toBe(1202);
  expect(Math.max(...parts)).toBeLessThan(1000);
});

test.for<[string, (feed: Feed) => Promise<unknown>]>([
  ['as it is heard of', () => sitDown(here, 'cai')],
  ['as it is asked for', (feed) => feed.reach(2 as Seq)],
])('a log that cannot be read %s is told to the listener and ends nothing else', async ([, goOn]) => {
  const lost = Promise.withResolvers<unknown>();
  const feed = new Feed(
    here,
    { match, from: 0 as Seq },
    {
      push: async () => undefined,
      lost: lost.resolve,
    },
  );
  await feed.reach(1 as Seq);
  await sitDown(elsewhere, 'bo');
  here.events = () => Promise.reject(new Error('the disk is gone'));
  await goOn(feed);
  expect(await lost.promise).toEqual(new Error('the disk is gone'));
});
