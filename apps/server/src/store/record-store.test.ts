import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { moved } from '../records/ledger.ts';
import type { Played } from '../records/played.ts';
import { SqliteStore } from './sqlite-store.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const at = (time: number) => time as Milliseconds;
const day = { from: at(0), until: at(1_000) };

function played(match: string, seat: number, of: Partial<Played> = {}): Played {
  return {
    ...{ match: match as MatchId, seat, person: ada, bot: null, name: 'Ada', isProgram: false },
    ...{ at: at(10), day: 1, rules: 'joker-13', mode: 'normal', ending: null, rank: 1, outcome: 'won' },
    ...{ total: 200, isOwnCard: true, upperBonus: true, fiveOfAKind: false, fiveAlikes: 0, strikes: 2 },
    ...of,
  };
}

const won = (match: string, amount: number, account: 'held:ada' | 'owned:ada' = 'owned:ada') =>
  moved(`match ${match} ada`, at(10), { from: 'treasury', to: account, amount });

describe('the store of records', () => {
  let folder: string;
  let store: SqliteStore;
  let position = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-records-'));
    store = new SqliteStore(folder);
    position = 0;
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const add = async (changes: Parameters<SqliteStore['records']['apply']>[1]) => {
    const answer = await store.records.apply({ from: position, to: position + 1 }, changes);
    position += 1;
    return answer;
  };

  test('changes and the cursor move together, and only from where the cursor stands', async () => {
    expect(await add({ played: [played('m1', 0)] })).toBe('applied');
    expect(await store.records.cursor()).toBe(1);
    expect(await store.records.apply({ from: 0, to: 1 }, { played: [played('m2', 0)] })).toBe('conflict');
    expect((await store.records.tables()).played).toHaveLength(1);
  });

  test('changes that cannot be made leave everything as it was, the cursor too', async () => {
    await add({ entries: [won('m1', 10)] });
    await expect(add({ played: [played('m1', 0)], entries: [won('m1', 10)] })).rejects.toThrow('UNIQUE');
    expect(await store.records.cursor()).toBe(1);
    expect((await store.records.tables()).played).toEqual([]);
  });

  test('a seat is read back as it was written', async () => {
    const seats = [played('m1', 0), played('m1', 1, { person: null, bot: 'master', isOwnCard: false })];
    await add({ played: seats });
    expect(await store.recordViews.seatsOf(['m1' as MatchId])).toEqual(seats);
  });

  test('what is held is no longer once it has expired, or was handed over', async () => {
    await add({ entries: [won('m1', 3, 'held:ada'), won('m2', 5, 'held:ada')] });
    expect((await store.records.winnings(ada, day)).lots).toHaveLength(2);
    expect((await store.records.winnings(ada, day)).today).toBe(8);
    const back = moved('expired match m1 ada', at(20), { from: 'held:ada', to: 'treasury', amount: 3 });
    await add({ entries: [back] });
    expect((await store.records.winnings(ada, day)).lots.map(({ amount }) => amount)).toEqual([5]);
    const over = moved('kept ada', at(30), { from: 'held:ada', to: 'owned:ada', amount: 5 });
    await add({ entries: [over], kept: { person: ada, at: at(30) } });
    expect(await store.records.winnings(ada, day)).toEqual({ isKept: true, today: 8, lots: [] });
    expect(await store.records.balances(ada)).toEqual({ held: 0, owned: 5 });
  });

  test('meetings for diamonds are counted by day and by whom', async () => {
    const diamonds = { mode: 'diamonds' } as const;
    await add({
      played: [
        ...[played('m1', 0, diamonds), played('m1', 1, { ...diamonds, person: bo })],
        ...[played('m2', 0, { ...diamonds, day: 2 }), played('m2', 1, { ...diamonds, day: 2, person: bo })],
        ...[played('m3', 0, diamonds), played('m3', 1, { ...diamonds, person: null, bot: 'master' })],
        ...[played('m4', 0), played('m4', 1, { person: bo })],
      ],
    });
    expect(await store.records.meetings(ada, bo, 1)).toBe(1);
    expect(await store.records.meetings(bo, ada, 1)).toBe(1);
    expect(await store.records.meetings(ada, 'master', 1)).toBe(1);
    expect(await store.records.meetings(ada, bo, 3)).toBe(0);
    expect(await store.recordViews.standing(ada, bo)).toEqual({ wins: 0, draws: 3, losses: 0 });
  });

  test('a look is bought with what is there, once, and not before records are up to date', async () => {
    await store.chronicle.enter({ type: 'AccountKept', person: ada }, at(1));
    expect(await store.records.buy(ada, { id: 'pine', price: 60 }, at(2))).toBe('behind');
    await add({ entries: [won('m1', 60)] });
    expect(await store.records.buy(ada, { id: 'ink', price: 61 }, at(2))).toBe('tooFew');
    const twice = ['pine', 'pine'].map((id) => store.records.buy(ada, { id, price: 60 }, at(2)));
    expect(await Promise.all(twice)).toEqual(['bought', 'behind']);
    const price = moved('bought ada pine', at(2), { from: 'owned:ada', to: 'shop', amount: 60 });
    await add({ entries: [price], owned: { person: ada, look: 'pine', at: at(2) } });
    expect(await store.records.buy(ada, { id: 'pine', price: 60 }, at(3))).toBe('owned');
    expect(await store.records.buy(ada, { id: 'ruled', price: 1 }, at(3))).toBe('tooFew');
  });

  test('who is deleted leaves seats without id and name, and nothing else', async () => {
    await add({
      played: [played('m1', 0), played('m1', 1, { person: bo, name: 'Bo' })],
      achieved: [{ person: ada, achievement: 'finished', match: 'm1' as MatchId, at: at(10) }],
      owned: { person: ada, look: 'pine', at: at(10) },
    });
    await store.records.wear(ada, 'dice', 'pine');
    await add({ deleted: { person: ada, at: at(20) } });
    const seats = await store.recordViews.seatsOf(['m1' as MatchId]);
    expect(seats.map(({ person, name }) => [person, name])).toEqual([
      [null, ''],
      [bo, 'Bo'],
    ]);
    expect(await store.recordViews.achievements(ada)).toEqual([]);
    expect(await store.recordViews.looks(ada)).toEqual([]);
    expect(await store.recordViews.worn([ada])).toEqual([]);
    expect(await store.records.isDeleted(ada)).toBe(true);
    expect(await store.records.isDeleted(bo)).toBe(false);
  });

  test('what is worn outlives a clearing, since it follows from nothing', async () => {
    await store.records.wear(ada, 'dice', 'pine');
    await store.records.wear(ada, 'dice', 'ink');
    await store.records.wear(ada, 'paper', 'ruled');
    await store.records.wear(ada, 'paper', null);
    await add({ played: [played('m1', 0)] });
    await store.records.clear();
    expect(await store.recordViews.worn([ada])).toEqual([{ person: ada, kind: 'dice', look: 'ink' }]);
    expect(await store.records.cursor()).toBe(0);
    expect((await store.records.tables()).played).toEqual([]);
  });

  test('games are filtered, paged, and seen by others only where they counted or were shared', async () => {
    const other = (match: string, of: Partial<Played>) => [
      played(match, 0, of),
      played(match, 1, { ...of, person: bo }),
    ];
    await add({
      played: [
        played('m1', 0, { at: at(1) }),
        ...other('m2', { at: at(2), mode: 'ranked' }),
        ...other('m3', { at: at(3), rules: 'pocket-15', outcome: 'lost' }),
      ],
    });
    const games = async (of: object) =>
      (await store.recordViews.games({ person: ada, offset: 0, limit: 10, ...of })).matches;
    expect(await games({})).toEqual(['m3', 'm2', 'm1']);
    expect(await games({ limit: 1, offset: 1 })).toEqual(['m2']);
    expect(await games({ rules: 'joker-13' })).toEqual(['m2', 'm1']);
    expect(await games({ outcome: 'lost' })).toEqual(['m3']);
    expect(await games({ mode: 'ranked' })).toEqual(['m2']);
    expect(await games({ seenBy: null })).toEqual(['m2']);
    expect(await games({ seenBy: bo })).toEqual(['m3', 'm2']);
  });
});
