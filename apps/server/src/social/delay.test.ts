import type { Event, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import { describe, expect, test } from 'vitest';
import type { Follower } from '../matches/ledger.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { delayed, isDelayedFor, onlookerDelay, type Source, visibleSeq } from './delay.ts';

const match = 'mmmmmmmmmmmm' as MatchId;
const start = Date.UTC(2026, 0, 1);

/** What is looked at is when an event happened, and of which type it is. */
function log(...events: readonly (readonly [type: Event['type'], second: number])[]): readonly Recorded[] {
  return events.map(([type, second], index) => ({
    seq: (index + 1) as Seq,
    at: (start + 1000 * second) as Milliseconds,
    by: 'server',
    command: null,
    event: { type } as Event,
  }));
}

const begun = [
  ['MatchCreated', 0],
  ['SeatTaken', 0],
  ['MatchStarted', 1],
] as const;

test.for([
  ['seats at once', [...begun], 1, 3],
  ['no die before its time', [...begun, ['DiceRolled', 5]], 19.999, 3],
  ['a die once its time has come', [...begun, ['DiceRolled', 5]], 20, 4],
  ['the earlier of two', [...begun, ['DiceRolled', 5], ['BoxWritten', 9]], 21, 4],
  ['all of a match that is over', [...begun, ['DiceRolled', 5], ['MatchFinished', 6]], 6, 5],
  ['nothing of nothing', [], 100, 0],
] as const)('an onlooker sees %s', ([, events, second, seq]) => {
  expect(visibleSeq(log(...events), (start + 1000 * second) as Milliseconds)).toBe(seq);
});

describe('delayed are', () => {
  const ada = 'ada' as PersonId;
  const seats = [{ holder: { type: 'person', person: ada, name: 'Ada', program: false } }];
  const state = { mode: 'ranked', phase: 'playing', seats } as unknown as Parameters<typeof isDelayedFor>[0];
  test.for([
    ['onlookers of a ranked match', state, 'bo', true],
    ['strangers to it', state, null, true],
    ['not who sits there', state, 'ada', false],
    ['not onlookers of any other', { ...state, mode: 'diamonds' }, 'bo', false],
    ['not onlookers of one that is over', { ...state, phase: 'finished' }, 'bo', false],
  ] as const)('%s', ([, given, person, isLate]) => {
    expect(isDelayedFor(given, person as PersonId | null)).toBe(isLate);
  });
});

test('events that are followed late come in order, each when its time has come, and the rest with the end', async () => {
  const clock = new ManualClock(start);
  const followers = new Set<Follower>();
  const events: Recorded[] = [];
  const source: Source = {
    events: async (_match, after) => events.filter(({ seq }) => seq > after),
    follow: (_match, follower) => {
      followers.add(follower);
      return () => followers.delete(follower);
    },
  };
  const late = delayed(source, clock);
  const seen: number[] = [];
  const unfollow = late.follow(match, (heard) => seen.push(...heard.map(({ seq }) => seq)));
  const commit = (...added: readonly Recorded[]) => {
    events.push(...added);
    for (const follower of followers) follower(added);
  };
  const all = log(...begun, ['DiceRolled', 5], ['DiceRolled', 12], ['BoxWritten', 25], ['MatchFinished', 30]);
  commit(...all.slice(0, 3));
  expect(seen).toEqual([1, 2, 3]);
  clock.advance(5_000);
  commit(...all.slice(3, 4));
  clock.advance(7_000);
  commit(...all.slice(4, 5));
  clock.advance(onlookerDelay - 7_001);
  expect(seen).toEqual([1, 2, 3]);
  expect((await late.events(match, 2 as Seq)).map(({ seq }) => seq)).toEqual([3]);
  clock.advance(1);
  expect(seen).toEqual([1, 2, 3, 4]);
  expect((await late.events(match, 2 as Seq, 1)).map(({ seq }) => seq)).toEqual([3]);
  clock.advance(5_000);
  commit(...all.slice(5, 6));
  commit(...all.slice(6));
  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7]);
  unfollow();
  expect(followers.size).toBe(0);
});
