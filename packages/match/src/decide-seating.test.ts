import { findRuleSet } from '@open-yatzy/rules';
import { describe, expect, it } from 'vitest';
import {
  act,
  addBot,
  anna,
  ask,
  begun,
  bertil,
  carla,
  createCommand,
  eventsOf,
  lastTypes,
  later,
  matchId,
  noon,
  openTable,
  revealAll,
  seatOf,
  secret,
  seedOf,
  settle,
  sitDown,
  typesOf,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { dueStep } from './due.ts';
import type { Cause } from './events.ts';
import { emptyTableTime, type PersonId, type Seq } from './vocabulary.ts';

const start: Command = { type: 'start', bots: [] };
const leave: Command = { type: 'leave' };
const comeBack: Command = { type: 'return' };

const seated = act(openTable(), anna, sitDown(anna));
const full = act(seated, bertil, sitDown(bertil));
const two = begun([anna, bertil], { clock: 60 });

describe('making a table', () => {
  it('holds rules, settings and the commitment, and not the secret', () => {
    const [created] = openTable({ clock: 90 }).log;
    expect(created?.event).toMatchObject({
      type: 'MatchCreated',
      version: 1,
      match: matchId,
      clock: 90,
      maker: anna,
    });
    expect(JSON.stringify(created)).not.toContain(secret);
  });

  const given = { by: anna, now: noon, faces: null, beginner: null, secret };
  const create = (command: Command, by: Cause = anna, key = secret) =>
    decide({ command, at: 0 as Seq, id: null }, null, { ...given, by, secret: key });
  const rematchOf = { match: matchId, beginner: 2, reserved: [null, null] };
  it.each([
    ['one seat', () => create(createCommand({ seats: 1 }))],
    [
      'more seats than the rules have',
      () => create(createCommand({ ruleSet: findRuleSet('joker-13'), seats: 3 })),
    ],
    ['the server as its maker', () => create(createCommand(), 'server')],
    ['a secret that is not 32 bytes', () => create(createCommand(), anna, 'ab')],
    ['a beginner who has no seat', () => create(createCommand({ rematchOf }))],
    ['another command before it', () => create(start)],
    ['a match that exists already', () => ask(two, createCommand(), { by: anna })],
  ])('throws on %s', (_, make) => {
    expect(make).toThrow(/expected|exists/);
  });
});

describe('seats before the start', () => {
  it('are taken from the lowest on, under the name without white space around it', () => {
    const [taken] = eventsOf(seated, bertil, {
      type: 'takeSeat',
      name: ' Åsa 👩‍👧 ',
      seed: { type: 'shown', seed: '' },
    });
    expect(taken).toMatchObject({ type: 'SeatTaken', seat: 1, name: 'Åsa 👩‍👧' });
  });

  it('can be taken again by someone who left the lobby', () => {
    expect(act(act(full, bertil, leave), bertil, sitDown(bertil)).state.seats).toEqual(full.state.seats);
  });

  it('are freed by the maker, of people and of bots', () => {
    expect(eventsOf(full, anna, { type: 'freeSeat', seat: 1 })).toEqual([
      { type: 'SeatFreed', seat: 1, why: 'removed' },
    ]);
    expect(typesOf(act(seated, anna, addBot), anna, { type: 'freeSeat', seat: 1 })).toEqual(['SeatFreed']);
  });

  it('hand the table on to the next round the table when its maker leaves', () => {
    const three = [bertil, anna, carla].reduce(
      (table, person) => act(table, person, sitDown(person)),
      openTable({ seats: 3 }),
    );
    expect(act(three, anna, leave).state.maker).toBe(carla);
    expect(act(three, anna, { type: 'freeSeat', seat: 1 }).state.maker).toBe(carla);
    const carlaAway = act(three, 'server', { type: 'markAway', person: carla, since: noon });
    expect(act(carlaAway, anna, leave).state.maker).toBe(bertil);
    expect(act(three, bertil, leave).state.maker).toBe(anna);
  });

  it('hand an empty table that its maker left on to who sits down next', () => {
    const left = act(seated, anna, leave);
    expect(act(left, bertil, sitDown(bertil)).state.maker).toBe(bertil);
    expect(act(act(left, anna, sitDown(anna)), bertil, sitDown(bertil)).state.maker).toBe(anna);
    expect(act(openTable(), bertil, sitDown(bertil)).state.maker).toBe(anna);
  });

  it('on one device are all the maker’s, who takes away one at a time', () => {
    const device = [1, 2, 3].reduce(
      (table) => act(table, anna, sitDown(anna)),
      openTable({ access: 'device', seats: 3 }),
    );
    expect(eventsOf(device, anna, { type: 'freeSeat', seat: 2 })).toEqual([
      { type: 'SeatFreed', seat: 2, why: 'removed' },
    ]);
    expect(eventsOf(device, anna, leave)).toHaveLength(3);
  });

  it('are all freed after half an hour without people: the table is closed', () => {
    expect(settle(later(openTable(), emptyTableTime)).state.phase).toBe('closed');
    const left = act(later(seated, 1_000), anna, leave);
    expect(settle(later(left, emptyTableTime - 1)).state.phase).toBe('waiting');
    expect(settle(later(left, emptyTableTime)).state.phase).toBe('closed');
    const away = act(later(seated, 1_000), 'server', { type: 'markAway', person: anna, since: noon });
    expect(settle(later(away, emptyTableTime)).state.phase).toBe('closed');
    expect(settle(later(act(away, anna, comeBack), emptyTableTime)).state.phase).toBe('waiting');
  });
});

describe('the start', () => {
  it('seats bots on what is empty, and waits for the committed seeds', () => {
    const table = act(openTable({ seats: 4 }), anna, sitDown(anna));
    const bots = ['A', 'B', 'C'].map((name) => ({ bot: 'thumb', name }));
    const started = act(act(table, bertil, sitDown(bertil)), anna, { type: 'start', bots });
    expect(lastTypes(started, 3)).toEqual(['BotSeated', 'BotSeated', 'StartCalled']);
    expect(settle(started).state.phase).toBe('revealing');
    expect(settle(revealAll(started)).state.phase).toBe('playing');
  });

  it('counts a seat that has not revealed after five seconds as empty, and shows it', () => {
    const half = act(act(full, anna, start), bertil, { type: 'revealSeed', seat: 1, seed: seedOf(bertil) });
    expect(dueStep(half.state)).toEqual({ due: noon + 5_000, step: 'begin' });
    const started = settle(later(half, 5_000));
    expect(started.log.at(-1)?.event).toMatchObject({ type: 'MatchStarted', seeds: ['', seedOf(bertil)] });
    expect(started.state.seats[0]?.seed.type).toBe('committed');
  });

  it('of a rematch comes by itself, with the seats kept and the beginner given', () => {
    const rematchOf = { match: matchId, beginner: 1, reserved: [null, carla, bertil] };
    const table = act(openTable({ seats: 3, rematchOf }), bertil, sitDown(bertil));
    expect(seatOf(table, bertil)).toBe(table.state.seats[2]);
    expect(
      ask(act(table, anna, sitDown(anna)), { ...sitDown('d' as PersonId) }, { by: 'd' as PersonId }),
    ).toMatchObject({ code: 'TableFull' });
    const again = act(act(table, bertil, leave), anna, addBot);
    const filled = act(act(again, carla, sitDown(carla)), bertil, sitDown(bertil));
    expect(filled.state.seats.map(({ holder }) => holder.type)).toEqual(['bot', 'person', 'person']);
    expect(settle(revealAll(settle(filled))).state).toMatchObject({ phase: 'playing', beginner: 1 });
  });
});
