import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandId, MatchId, MatchState, PersonId, Seq } from '@open-yatzy/match';
import type { ClientCommand, Wish } from '@open-yatzy/protocol';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { noKnowledge } from '../knowledge.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { ManualClock } from '../testing/manual-clock.ts';
import { newCommandId } from '../testing/player.ts';
import { Matches, UnknownMatch } from './matches.ts';
import { BadSettings } from './table-settings.ts';

const ada = 'ada' as PersonId;
const bo = 'bo' as PersonId;
const settings = { rules: 'scandinavian-15', seats: 2, clock: 60, access: 'link' } as const;

let folder: string;
let store: SqliteStore;
let clock: ManualClock;
let matches: Matches;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'open-yatzy-matches-'));
  store = new SqliteStore(folder);
  clock = new ManualClock();
  matches = anotherProcess();
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

/** Matches on the same store, which know nothing of each other. */
function anotherProcess(): Matches {
  return new Matches({ store: store.matches, clock, log: pino({ level: 'silent' }), knowledge: noKnowledge });
}

async function stateOf(match: MatchId): Promise<MatchState> {
  const state = await anotherProcess().load(match);
  if (!state) throw new Error(`expected match ${match}`);
  return state;
}

async function eventsOf(match: MatchId): Promise<readonly string[]> {
  return (await matches.events(match, 0 as Seq)).map(({ event }) => event.type);
}

async function ask(match: MatchId, person: PersonId, asked: Wish) {
  const { seq } = await stateOf(match);
  return matches.send(match, person, { ...asked, at: seq, id: newCommandId() } as ClientCommand);
}

const sitDown = { type: 'takeSeat', name: 'Ada', commitment: null } as const;

/** A match of Ada and Bo that has begun. */
async function begun(): Promise<MatchId> {
  const match = await matches.create(ada, settings);
  await ask(match, ada, sitDown);
  await ask(match, bo, { ...sitDown, name: 'Bo' });
  await ask(match, ada, { type: 'start' });
  return match;
}

describe('making a table', () => {
  test.for([
    [{ rules: 'chess' }, 'rules'],
    [{ seats: 6 }, 'seats'],
    [{ seats: 1 }, 'seats'],
    [{ rules: 'joker-13', seats: 3 }, 'seats'],
    [{ clock: 45 as 30 }, 'clock'],
    [{ clock: { bank: 100, increment: 5 } }, 'clock'],
    [{ clock: { bank: 120, increment: 7 } }, 'clock'],
    [{ access: 'paired' }, 'access'],
    [{ access: 'everyone' }, 'access'],
    [{ mode: 'ranked' }, 'access'],
    [{ mode: 'ranked', seats: 3 }, 'seats'],
    [{ mode: 'diamonds', clock: null }, 'clock'],
    [{ mode: 'blitz' }, 'mode'],
  ])('%j is refused', async ([wrong, named]) => {
    const made = matches.create(ada, { ...settings, ...(wrong as object) });
    await expect(made).rejects.toThrow(BadSettings);
    await expect(made).rejects.toThrow(named as string);
  });

  test('the secret is kept before the first event, which commits to it', async () => {
    const match = await matches.create(ada, settings);
    expect(match).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/);
    expect(await store.matches.secret(match)).toMatch(/^[0-9a-f]{64}$/);
    expect(await eventsOf(match)).toEqual(['MatchCreated']);
  });

  test('bots have names that nobody at the table has', async () => {
    const match = await matches.create(ada, { ...settings, seats: 5 });
    await ask(match, ada, sitDown);
    for (let bot = 0; bot < 3; bot++) await ask(match, ada, { type: 'seatBot' });
    await ask(match, ada, { type: 'start' });
    const names = (await stateOf(match)).seats.map(({ holder }) =>
      holder.type === 'nobody' ? '' : holder.name,
    );
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain('');
  });

  test('commands to no match throw', async () => {
    const command = { type: 'leave', at: 0, id: newCommandId() } as const;
    await expect(matches.send('nowhere' as MatchId, ada, command)).rejects.toThrow(UnknownMatch);
  });
});

describe('processes that know nothing of each other', () => {
  test('decide again when another was first', async () => {
    const match = await matches.create(ada, { ...settings, seats: 5 });
    const people = ['ada', 'bo', 'cai', 'dag', 'eli'] as PersonId[];
    const processes = people.map(anotherProcess);
    await Promise.all(processes.map((each) => each.load(match)));
    const answers = await Promise.all(
      processes.map((each, index) =>
        each.send(match, people[index] ?? ada, { ...sitDown, at: 1, id: newCommandId() }),
      ),
    );
    expect(answers.map(({ type }) => type)).toEqual(people.map(() => 'accepted'));
    expect(
      new Set((await stateOf(match)).seats.map(({ holder }) => holder.type === 'person' && holder.person))
        .size,
    ).toBe(5);
  });

  test('apply a command once that reaches both', async () => {
    const match = await begun();
    const { seq, turn, seats } = await stateOf(match);
    const holder = seats[turn?.seat ?? 0]?.holder;
    if (holder?.type !== 'person') throw new Error('expected a person');
    const command = { type: 'roll', keep: [], at: seq, id: newCommandId() as CommandId } as ClientCommand;
    const answers = await Promise.all(
      [matches, anotherProcess()].map((each) => each.send(match, holder.person, command)),
    );
    expect(answers).toMatchObject([
      { type: 'accepted', seq: seq + 1 },
      { type: 'accepted', seq: seq + 1 },
    ]);
    expect((await stateOf(match)).seq).toBe(seq + 1);
  });

  test('let a clock run out once, whoever notices', async () => {
    const match = await begun();
    clock.advance(60_000);
    await Promise.all([matches, anotherProcess(), anotherProcess()].map((each) => each.actOnDue()));
    expect((await eventsOf(match)).filter((type) => type === 'TurnTimedOut')).toHaveLength(1);
  });
});

test('a turn that time ended is finished with one roll and the box that suits it, in one commit', async () => {
  const match = await begun();
  const { seq, turn } = await stateOf(match);
  clock.advance(60_000);
  await matches.actOnDue();
  const events = await matches.events(match, seq);
  expect(events.map(({ event }) => event.type)).toEqual(['TurnTimedOut', 'DiceRolled', 'BoxWritten']);
  expect(events.every(({ by, at }) => by === 'server' && at === clock.now())).toBe(true);
  expect((await stateOf(match)).turn?.seat).toBe(1 - (turn?.seat ?? 0));
});

test('a match on which the server fails holds up no other', async () => {
  const broken = 'brokenmatch1' as MatchId;
  const recorded = {
    seq: 1 as Seq,
    at: clock.now(),
    by: ada,
    command: null,
    event: { type: 'TableClosed' },
  } as const;
  await store.matches.keepSecret(broken, '00'.repeat(32));
  await store.matches.append({
    match: broken,
    after: 0 as Seq,
    events: [recorded],
    due: clock.now(),
    people: [],
  });
  const match = await begun();
  clock.advance(60_000);
  await matches.actOnDue();
  expect(await eventsOf(match)).toContain('TurnTimedOut');
});
