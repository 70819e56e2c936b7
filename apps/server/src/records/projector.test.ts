import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordTables } from '../store/record-store.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { enterEverything, enterMatch, someWishes } from '../testing/chronicled.ts';
import { booksOf } from './books.ts';
import { Projector } from './projector.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const log = pino({ level: 'silent' });
const at = Date.UTC(2026, 5, 1, 12);

describe('records', () => {
  let folder: string;
  let store: SqliteStore;
  let projector: Projector;
  const projectorOn = ({ chronicle, matches, records }: SqliteStore) =>
    new Projector({ chronicle, matches, records, log });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-projector-'));
    store = new SqliteStore(folder);
    projector = projectorOn(store);
  });
  afterEach(async () => {
    await projector.stop();
    await store.close();
    await rm(folder, { recursive: true });
  });

  async function rebuilt(): Promise<RecordTables> {
    await store.records.clear();
    await projectorOn(store).catchUp();
    return store.records.tables();
  }

  it('are the same whether they follow step by step or are built anew', async () => {
    const wishes = someWishes(40);
    await store.chronicle.enter({ type: 'AccountKept', person: ada }, at as Milliseconds);
    for (const wish of wishes) {
      await enterMatch(store, wish);
      await projector.catchUp();
    }
    const live = await store.records.tables();
    expect(live.played?.length).toBeGreaterThan(60);
    expect(live.rated?.length).toBeGreaterThan(20);
    expect(live.ledger?.length).toBeGreaterThan(10);
    expect(live.achieved?.length).toBeGreaterThan(10);
    expect(await rebuilt()).toEqual(live);
    expect(booksOf(live)).toEqual([]);
  });

  it('do not change when nothing new has happened', async () => {
    await enterEverything(store, 12);
    await projector.catchUp();
    const before = await store.records.tables();
    await projector.catchUp();
    await projectorOn(store).catchUp();
    expect(await store.records.tables()).toEqual(before);
  });

  it('are the same however many work on them at once', async () => {
    await enterEverything(store, 24);
    await Promise.all(Array.from({ length: 4 }, () => projectorOn(store).catchUp()));
    const together = await store.records.tables();
    expect(await rebuilt()).toEqual(together);
  });

  it('go on where they stopped', async () => {
    await enterEverything(store, 20);
    const stopped = projectorOn(store);
    const working = stopped.catchUp();
    while ((await store.records.cursor()) < 5) await new Promise((resolve) => setImmediate(resolve));
    await stopped.stop();
    await working;
    expect(await store.records.cursor()).toBeLessThan(22);
    await store.close();
    store = new SqliteStore(folder);
    await projectorOn(store).catchUp();
    const whole = await store.records.tables();
    expect(await rebuilt()).toEqual(whole);
    expect(whole.record_cursor).toEqual([{ one: 1, position: await store.records.cursor() }]);
  });

  it('follow a fact that came while they followed others', async () => {
    await enterMatch(store, { match: 'match1', at, sitters: [{ person: 'ada' }, { bot: 'casual' }] });
    const first = projector.catchUp();
    await enterMatch(store, { match: 'match2', at, sitters: [{ person: 'ada' }, { bot: 'casual' }] });
    await Promise.all([first, projector.catchUp()]);
    expect((await store.recordViews.outcomes(ada)).reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('are left by no match that was broken off, or that was played on one device', async () => {
    const sitters = [{ person: 'ada' }, { person: 'bo' }] as const;
    await enterMatch(store, { match: 'match1', at, sitters, isAbandoned: true });
    await enterMatch(store, { match: 'match2', at, sitters, access: 'device' });
    await projector.catchUp();
    const { record_cursor: cursor, ...tables } = await store.records.tables();
    expect(Object.values(tables).flat()).toEqual([]);
    expect(cursor).toEqual([{ one: 1, position: 1 }]);
  });

  it('hand over what a guest won once they have a passkey, and no more than is left after thirty days', async () => {
    const day = 24 * 60 * 60_000;
    const won = (index: number, days: number) =>
      enterMatch(store, {
        match: `match${index}`,
        at: at + days * day,
        mode: 'diamonds',
        sitters: [{ person: 'ada' }, { person: 'bo' }],
        resigns: { seat: 1, after: 2 },
      });
    await won(1, 0);
    await won(2, 20);
    await projector.catchUp();
    expect(await store.records.balances(ada)).toEqual({ held: 20, owned: 0 });
    await store.chronicle.enter({ type: 'AccountKept', person: ada }, (at + 35 * day) as Milliseconds);
    await projector.catchUp();
    expect(await store.records.balances(ada)).toEqual({ held: 0, owned: 10 });
    expect(booksOf(await store.records.tables())).toEqual([]);
    expect(await store.recordViews.gainsOf('match1' as MatchId)).toEqual([
      { person: ada, amount: 10, isHeld: true },
    ]);
  });

  it('give less for the same pairing on the same day, and full again on the next', async () => {
    await store.chronicle.enter({ type: 'AccountKept', person: ada }, 1 as Milliseconds);
    const day = 24 * 60 * 60_000;
    for (const [index, time] of [0, 1, 2, 3, 4, day].entries())
      await enterMatch(store, {
        match: `match${index}`,
        at: at + time,
        mode: 'diamonds',
        sitters: [{ person: 'ada' }, { person: 'bo' }],
        resigns: { seat: 1, after: 1 },
      });
    await projector.catchUp();
    const gains = await Promise.all(
      Array.from({ length: 6 }, (_, index) => store.recordViews.gainsOf(`match${index}` as MatchId)),
    );
    expect(gains.map(([gain]) => gain?.amount ?? 0)).toEqual([10, 5, 2, 1, 0, 10]);
  });

  it('count leaving as a loss', async () => {
    await enterMatch(store, {
      match: 'match1',
      at,
      mode: 'ranked',
      sitters: [{ person: 'ada' }, { person: 'bo' }],
      resigns: { seat: 0, after: 1 },
    });
    await projector.catchUp();
    const belief = async (person: PersonId) => (await store.records.belief(person, 'scandinavian-15'))?.mu;
    expect(await belief(ada)).toBeLessThan(25);
    expect(await belief(bo)).toBeGreaterThan(25);
  });

  it('of who is deleted are gone, and the books still balance', async () => {
    await enterEverything(store, 36);
    await projector.catchUp();
    const tables = await store.records.tables();
    const { played = [], rated = [], achieved = [], record_people: people = [] } = tables;
    for (const rows of [played, rated, achieved])
      expect(rows.filter(({ person }) => person === 'dag')).toEqual([]);
    expect(played.filter(({ name }) => name === '').length).toBeGreaterThan(5);
    expect(people).toContainEqual(expect.objectContaining({ person: 'dag', kept_at: null }));
    expect(booksOf(tables)).toEqual([]);
    // A match that was under way then ends later.
    await enterMatch(store, { match: 'late', at, sitters: [{ person: 'dag' }, { person: 'bo' }] });
    await projector.catchUp();
    expect((await store.recordViews.seatsOf(['late' as MatchId])).map(({ person }) => person)).toEqual([
      null,
      bo,
    ]);
  });
});
