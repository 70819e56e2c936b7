import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MatchId, Milliseconds, PersonId } from '@open-yatzy/match';
import type { RecordServices } from '@open-yatzy/protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SqliteStore } from '../store/sqlite-store.ts';
import { enterMatch } from '../testing/chronicled.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { booksOf } from './books.ts';
import { noTotals } from './perfect-totals.ts';
import { Records } from './records.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const now = Date.UTC(2026, 5, 1, 12);
const day = 24 * 60 * 60_000;
const rules = 'scandinavian-15';

describe('what is asked of records', () => {
  let folder: string;
  let store: SqliteStore;
  let records: Records;
  let ask: RecordServices;
  let friends: readonly PersonId[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'open-yatzy-records-'));
    store = new SqliteStore(folder);
    friends = [];
    records = new Records({
      store,
      clock: new ManualClock(now),
      log: pino({ level: 'silent' }),
      perfectTotals: noTotals,
      friendsOf: async () => friends,
    });
    ask = records.services;
  });
  afterEach(async () => {
    await records.projector.stop();
    await store.close();
    await rm(folder, { recursive: true });
  });

  const keep = (person: PersonId) =>
    store.chronicle.enter({ type: 'AccountKept', person }, (now - 90 * day) as Milliseconds);
  let games = 0;
  /** Ada wins, since the other gives up; or loses where she does. */
  const adaWins = (
    mode: 'ranked' | 'diamonds',
    of: { at?: number; other?: string; givesUp?: 'ada' } = {},
  ) => {
    games += 1;
    return enterMatch(store, {
      match: `match${games}`,
      at: of.at ?? now,
      mode,
      sitters: [{ person: 'ada' }, { person: of.other ?? 'bo' }],
      resigns: { seat: of.givesUp ? 0 : 1, after: 1 },
    });
  };
  /** As many as settle both. */
  const settle = async (from: number) => {
    for (let game = 0; game < 14; game++)
      await adaWins('ranked', { at: from + game, ...(game % 3 === 1 && { givesUp: 'ada' }) });
  };
  const lastMatch = () => `match${games}` as MatchId;

  it('ratings are those of the unknown before a game, and follow at once', async () => {
    expect(await ask.rating(ada, rules)).toMatchObject({ number: 1500, games: 0, isProvisional: true });
    const { win, loss } = await ask.expectation(ada, bo, rules);
    expect(win).toBeCloseTo(loss, 6);
    await adaWins('ranked');
    expect((await ask.rating(ada, rules)).number).toBeGreaterThan(1500);
    expect((await ask.expectation(ada, bo, rules)).win).toBeGreaterThan(win);
    expect(await ask.strength(bo, rules)).toBeLessThan(1500);
    expect((await ask.rating(ada, 'pocket-15')).games).toBe(0);
  });

  it('a match tells what followed from it, seat by seat', async () => {
    await adaWins('ranked');
    const { ratings, diamonds } = (await ask.aftermath(lastMatch())) ?? { ratings: [], diamonds: [] };
    const [one, other] = [0, 1].map((seat) => ratings.find((each) => each.seat === seat));
    expect(one?.before.number).toBe(1500);
    expect(one?.after.number).toBeGreaterThan(1500);
    expect(other?.after.number).toBeLessThan(1500);
    expect(diamonds).toEqual([]);
    await adaWins('diamonds');
    expect((await ask.aftermath(lastMatch()))?.diamonds).toEqual([{ seat: 0, amount: 10, isHeld: true }]);
    expect(await ask.aftermath('unknown' as MatchId)).toBeNull();
  });

  it('the last ranked opponents come the latest first', async () => {
    for (const [index, other] of ['bo', 'cleo', 'dag'].entries())
      await adaWins('ranked', { at: now - day + index, other });
    await adaWins('diamonds', { other: 'eva' });
    expect(await ask.lastRankedOpponents(ada, rules, 2)).toEqual(['dag', 'cleo']);
    expect(await ask.lastRankedOpponents(ada, 'joker-13', 2)).toEqual([]);
  });

  it('scores between two are told from the first one’s side', async () => {
    await adaWins('ranked');
    await adaWins('diamonds');
    expect(await ask.standing(ada, bo)).toEqual({ wins: 2, draws: 0, losses: 0 });
    expect(await ask.standing(bo, ada)).toEqual({ wins: 0, draws: 0, losses: 2 });
  });

  describe('the purse', () => {
    it('buys a look once, however often it is tapped, and never with what is not there', async () => {
      await keep(ada);
      for (const [index, other] of ['bo', 'cleo', 'dag', 'eva'].entries())
        await adaWins('diamonds', { at: now - (index + 1) * day, other });
      expect(await ask.purse(ada)).toMatchObject({ owned: 40, held: null, today: 0, looks: [] });
      const taps = await Promise.all(Array.from({ length: 5 }, () => ask.buy(ada, 'hollow')));
      expect(taps).toEqual(Array.from({ length: 5 }, () => ({ type: 'done' })));
      expect(await ask.purse(ada)).toMatchObject({ owned: 10, looks: ['hollow'] });
      expect(await ask.buy(ada, 'birch')).toEqual({ type: 'refused', code: 'TooFewDiamonds' });
      expect(await ask.buy(ada, 'gold')).toEqual({ type: 'refused', code: 'UnknownLook' });
      expect(booksOf(await store.records.tables())).toEqual([]);
    });

    it('of two looks that only one can be paid for, one is bought', async () => {
      await keep(ada);
      for (const [index, other] of ['bo', 'cleo', 'dag', 'eva'].entries())
        await adaWins('diamonds', { at: now - (index + 1) * day, other });
      const answers = await Promise.all([ask.buy(ada, 'birch'), ask.buy(ada, 'squared')]);
      expect(answers.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
      expect((await ask.purse(ada)).owned).toBe(0);
    });

    it('of a guest holds, and buys nothing', async () => {
      await adaWins('diamonds', { at: now - 29 * day });
      await adaWins('diamonds');
      expect(await ask.purse(ada)).toMatchObject({
        owned: 0,
        held: { amount: 20, until: now + day },
        today: 10,
      });
      expect(await ask.buy(ada, 'hollow')).toEqual({ type: 'refused', code: 'TooFewDiamonds' });
    });

    it('shows no more of what is too old', async () => {
      await adaWins('diamonds', { at: now - 30 * day });
      expect((await ask.purse(ada)).held).toBeNull();
    });
  });

  it('only what is one’s own is worn, and of its kind', async () => {
    await keep(ada);
    for (const [index, other] of ['bo', 'cleo', 'dag'].entries())
      await adaWins('diamonds', { at: now - (index + 1) * day, other });
    await ask.buy(ada, 'hollow');
    expect(await ask.wear(ada, { kind: 'seat', look: 'dot' })).toEqual({ type: 'refused', code: 'NotYours' });
    expect(await ask.wear(ada, { kind: 'dice', look: 'hollow' })).toEqual({
      type: 'refused',
      code: 'UnknownLook',
    });
    expect(await ask.wear(ada, { kind: 'seat', look: 'hollow' })).toEqual({ type: 'done' });
    expect(await ask.worn([ada, bo])).toEqual({ ada: { seat: 'hollow' } });
    await ask.wear(ada, { kind: 'seat', look: null });
    expect(await ask.worn([ada, bo])).toEqual({});
  });

  it('a profile adds up what was played', async () => {
    await store.people.addPerson(
      { id: ada, name: 'Ada nu' },
      { id: 's', tokenHash: 'h', person: ada, device: '', now: now as Milliseconds },
    );
    await enterMatch(store, {
      match: 'whole',
      at: now - day,
      sitters: [{ person: 'ada' }, { bot: 'casual' }],
    });
    await adaWins('ranked');
    const profile = await ask.profile('ada');
    expect(profile).toMatchObject({ name: 'Ada nu', since: now - day, isKept: false, isProgram: false });
    const [record] = profile?.records ?? [];
    expect(record).toMatchObject({ rules, games: 2 });
    expect(record?.cards?.games).toBe(1);
    expect(record?.cards?.best).toBe(record?.cards?.mean);
    expect(record?.cards?.lost).toBeNull();
    expect(record?.curve.map(({ match }) => match)).toEqual([null, lastMatch()]);
    expect(profile?.achieved.map(({ achievement }) => achievement)).toContain('finished');
    await store.records.keepLost('whole' as MatchId, [7.5, 3]);
    expect((await ask.profile('ada'))?.records[0]?.cards?.lost).toEqual({ mean: 7.5, games: 1 });
    expect(await ask.profile('nobody')).toBeNull();
  });

  it('games are paged, with who sat there', async () => {
    await enterMatch(store, {
      match: 'whole',
      at: now - day,
      sitters: [{ person: 'ada' }, { bot: 'casual' }],
    });
    await adaWins('ranked');
    const page = await ask.games(ada, { page: 1 }, ada);
    expect(page).toMatchObject({ page: 1, pages: 1, count: 2 });
    expect(page.games.map(({ ending, opponents }) => [ending, opponents[0]?.isBot])).toEqual([
      ['resigned', false],
      [null, true],
    ]);
    expect((await ask.games(ada, { page: 1 }, null)).count).toBe(1);
    expect((await ask.games(ada, { page: 9 }, ada)).games).toEqual([]);
  });

  describe('leaderboards', () => {
    const board = (of: object, viewer: PersonId | null = null) =>
      ask.leaderboard({ rules, mode: 'ranked', span: 'season', ...of }, viewer);

    it('list who has a passkey and a settled rating, the best first', async () => {
      await keep(ada);
      await settle(now - day);
      expect((await board({})).rows.map(({ person, place }) => [person, place])).toEqual([['ada', 1]]);
      await keep(bo);
      const { rows } = await board({});
      expect(rows.map(({ person }) => person)).toEqual(['ada', 'bo']);
      expect(rows[0]?.value).toBe((await ask.rating(ada, rules)).number);
      expect((await board({ rules: 'joker-13' })).rows).toEqual([]);
    });

    it('of the week count what it added', async () => {
      await keep(ada);
      await settle(now - 20 * day);
      const before = (await ask.rating(ada, rules)).number;
      expect((await board({ span: 'week' })).rows).toEqual([]);
      await adaWins('ranked');
      const [row] = (await board({ span: 'week' })).rows;
      expect(row?.games).toBe(1);
      expect(Math.abs((row?.value ?? 0) - ((await ask.rating(ada, rules)).number - before))).toBeLessThan(2);
    });

    it('of diamonds add up what was won', async () => {
      await keep(ada);
      await adaWins('diamonds');
      await adaWins('diamonds');
      const [row] = (await board({ mode: 'diamonds' })).rows;
      expect(row).toMatchObject({ person: 'ada', value: 15, games: 2, rank: null });
    });

    it('of normal games compare means, from so many cards on', async () => {
      await keep(ada);
      const sitters = [{ person: 'ada' }, { bot: 'casual' }] as const;
      const play = (match: string) => enterMatch(store, { match, at: now, sitters });
      for (const match of ['a', 'b', 'c', 'd']) await play(match);
      expect((await board({ mode: 'normal' })).rows).toEqual([]);
      await play('e');
      const { rows, fewest } = await board({ mode: 'normal' });
      expect(fewest).toBe(5);
      expect(rows[0]?.value).toBeCloseTo((await ask.profile('ada'))?.records[0]?.cards?.mean ?? 0, 9);
    });

    it('among friends hold those and oneself, passkey or not', async () => {
      friends = [bo];
      await adaWins('diamonds');
      await adaWins('diamonds', { other: 'cleo' });
      expect(
        (await board({ mode: 'diamonds', span: 'friends' }, ada)).rows.map(({ person }) => person),
      ).toEqual(['ada']);
      expect((await board({ mode: 'diamonds', span: 'friends' })).rows).toEqual([]);
    });
  });
});
