import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, type MatchId, type MatchState, type PersonId, type Seq } from '@open-yatzy/match';
import type { ClientCommand, Wish } from '@open-yatzy/protocol';
import { findRuleSet, type RuleSet } from '@open-yatzy/rules';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noKnowledge } from '../knowledge.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { newCommandId } from '../testing/player.ts';
import { Matches } from './matches.ts';
import type { Pairing } from './pairing.ts';
import { BadSettings } from './table-settings.ts';

const [ada, bo] = ['ada', 'bo'] as const as unknown as readonly [PersonId, PersonId];
const isProgram = async (person: PersonId) => person === bo;
const people = [
  { person: ada, name: 'Ada', commitment: null },
  { person: bo, name: 'Bo', commitment: null, program: true },
] as const;

let folder: string;
let store: SqliteStore;
let clock: ManualClock;
let matches: Matches;
let ranked: Pairing;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-pairing-'));
  store = new SqliteStore(folder);
  clock = new ManualClock();
  matches = new Matches({
    store: store.matches,
    clock,
    log: pino({ level: 'silent' }),
    knowledge: noKnowledge,
    isProgram,
  });
  ranked = { ruleSet: findRuleSet('joker-13') as RuleSet, mode: 'ranked', clock: 30, people, bots: [] };
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

async function stateOf(match: MatchId): Promise<MatchState> {
  const state = await matches.load(match);
  if (!state) throw new Error(`expected match ${match}`);
  return state;
}

async function ask(match: MatchId, person: PersonId, asked: Wish) {
  const { seq } = await stateOf(match);
  return matches.send(match, person, { ...asked, at: seq, id: newCommandId() } as ClientCommand);
}

const seatOf = ({ seats }: MatchState, person: PersonId) =>
  seats.findIndex(({ holder }) => holder.type === 'person' && holder.person === person);

describe('a pair that the lobby brought together', () => {
  test('sits and plays after one commit', async () => {
    const match = await matches.pair(ranked);
    const log = await matches.events(match, 0 as Seq);
    expect(log.map(({ event }) => event.type)).toEqual([
      'MatchCreated',
      'SeatTaken',
      'SeatTaken',
      'StartCalled',
      'MatchStarted',
    ]);
    const state = await stateOf(match);
    expect(state).toMatchObject({ phase: 'playing', mode: 'ranked', access: 'paired', clock: 30 });
    expect(state.seats[seatOf(state, bo)]?.holder).toEqual({
      type: 'person',
      person: bo,
      name: 'Bo',
      program: true,
    });
  });

  test('sits in either order', async () => {
    const seats = new Set<number>();
    for (let count = 0; count < 60; count++)
      seats.add(seatOf(await stateOf(await matches.pair(ranked)), ada));
    expect([...seats].sort()).toEqual([0, 1]);
  });

  test('reveals the seeds that were promised before the first turn', async () => {
    const [first, second] = people;
    const promised = [{ ...first, commitment: commitmentOf('seed of Ada') }, second];
    const match = await matches.pair({ ...ranked, people: promised });
    const state = await stateOf(match);
    expect(state.phase).toBe('revealing');
    const seat = seatOf(state, ada);
    await ask(match, ada, { type: 'revealSeed', seat, seed: 'seed of Ada' });
    expect((await stateOf(match)).phase).toBe('playing');
  });

  test('with bots where too few people came is a table like any other', async () => {
    const bots = [{ bot: 'casual' }, { bot: 'strong' }] as const;
    const ruleSet = findRuleSet('pocket-15') as RuleSet;
    const match = await matches.pair({ ruleSet, mode: 'normal', clock: null, people, bots });
    const { seats, phase } = await stateOf(match);
    expect(phase).toBe('playing');
    expect(seats.flatMap(({ holder }) => (holder.type === 'bot' ? [holder.bot] : [])).sort()).toEqual([
      'casual',
      'strong',
    ]);
  });

  test.for<[string, Partial<Pairing>]>([
    ['clock', { clock: null }],
    ['seats', { people: [...people, { person: 'cai' as PersonId, name: 'Cai', commitment: null }] }],
  ])('throws on a wrong %s', async ([named, wrong]) => {
    await expect(matches.pair({ ...ranked, ...wrong })).rejects.toThrow(BadSettings);
    await expect(matches.pair({ ...ranked, ...wrong })).rejects.toThrow(named);
  });
});

describe('the end', () => {
  test('by a result is told once it is committed, and no other', async () => {
    const heard: string[] = [];
    matches.onFinished(
      (match) => void stateOf(match).then(({ ending }) => heard.push(`${match} ${ending?.type}`)),
    );
    const match = await matches.pair(ranked);
    const abandoned = await matches.pair({ ...ranked, mode: 'normal' });
    for (const person of [ada, bo]) await ask(abandoned, person, { type: 'proposeEnd' });
    await ask(match, bo, { type: 'resign' });
    expect(heard).toEqual([`${match} resigned`]);
  });

  test('by absence comes of itself, and leaves nothing due', async () => {
    const match = await matches.pair(ranked);
    clock.advance(30_000);
    await matches.actOnDue();
    expect((await stateOf(match)).phase).toBe('playing');
    for (let turn = 0; turn < 2; turn++) {
      clock.advance(30_000);
      await matches.actOnDue();
    }
    expect(await stateOf(match)).toMatchObject({ phase: 'finished', ending: { type: 'absence' } });
    expect(await store.matches.nextDue()).toBeNull();
  });

  test('of a match that counts lets the two play on for nothing, with the score as it stands', async () => {
    const scores: (readonly number[] | undefined)[] = [];
    let match = await matches.pair(ranked);
    const loser = seatOf(await stateOf(match), ada);
    for (let round = 0; round < 2; round++) {
      await ask(match, ada, { type: 'resign' });
      await ask(match, bo, { type: 'rematch' });
      match = (await stateOf(match)).rematch as MatchId;
      const { mode, access, clock: seconds, rematchOf } = await stateOf(match);
      expect({ mode, access, seconds }).toEqual({ mode: 'normal', access: 'paired', seconds: 30 });
      scores.push(rematchOf?.score);
      expect(
        await ask(match, 'cai' as PersonId, { type: 'takeSeat', name: 'Cai', commitment: null }),
      ).toMatchObject({
        code: 'TableFull',
      });
      for (const name of ['Ada', 'Bo'])
        await ask(match, name.toLowerCase() as PersonId, { type: 'takeSeat', name, commitment: null });
    }
    for (const person of [ada, bo]) await ask(match, person, { type: 'proposeDraw' });
    await ask(match, ada, { type: 'rematch' });
    scores.push((await stateOf((await stateOf(match)).rematch as MatchId)).rematchOf?.score);
    const won = (points: number, lost = 0) => (loser === 0 ? [lost, points] : [points, lost]);
    expect(scores).toEqual([won(1), won(2), won(2.5, 0.5)]);
  });
});

test('a bot account is marked where it sits down, whatever its client says', async () => {
  const settings = { rules: 'joker-13', seats: 2, clock: null, access: 'open' } as const;
  const match = await matches.create(ada, settings);
  for (const name of ['Ada', 'Bo'])
    await ask(match, name.toLowerCase() as PersonId, { type: 'takeSeat', name, commitment: null });
  const programs = (await stateOf(match)).seats.map(
    ({ holder }) => holder.type === 'person' && holder.program,
  );
  expect(programs).toEqual([false, true]);
});

test('who has resigned has no such match to go on with', async () => {
  const cai = { person: 'cai' as PersonId, name: 'Cai', commitment: null };
  const table = { ...ranked, mode: 'normal', ruleSet: findRuleSet('pocket-15') as RuleSet } as const;
  const match = await matches.pair({ ...table, people: [...people, cai] });
  await ask(match, bo, { type: 'resign' });
  expect([await store.matches.unfinished(ada), await store.matches.unfinished(bo)]).toEqual([[match], []]);
});
