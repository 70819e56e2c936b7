import { boxIds, positions, ruleSets } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectMatch, frozen } from '../testing/match-invariants.ts';
import { playTurn } from '../testing/sample-match.ts';
import {
  anna,
  ask,
  begun,
  bertil,
  carla,
  dueCommand,
  exportedTable,
  follow,
  later,
  openTable,
  type Sending,
  seedOf,
  settle,
  sitDown,
  type Table,
} from '../testing/sample-table.ts';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import { verify } from './verify.ts';
import { banks, type Clock, clocks, increments, longestPause, type MatchId } from './vocabulary.ts';

/** Whatever several people, their bots, time and the server do, in any order: a match stays a match. */

const seat = fc.nat(4);
const keep = fc.subarray([...positions]);
const box = fc.constantFrom(...boxIds);

const bots = positions.map((number) => ({ bot: 'thumb', name: `B${number}` }));

const people = [anna, bertil, carla];
const person = fc.constantFrom(...people);

/** What people may ask for, sensible or not. */
const command: fc.Arbitrary<Command> = fc.oneof(
  keep.map((kept): Command => ({ type: 'roll', keep: kept })),
  box.map((each): Command => ({ type: 'write', box: each })),
  person.map(sitDown),
  seat.map((each): Command => ({ type: 'freeSeat', seat: each })),
  fc.tuple(seat, person).map(([each, by]): Command => ({ type: 'revealSeed', seat: each, seed: seedOf(by) })),
  fc.constantFrom<Command>(
    { type: 'seatBot', bot: 'thumb', name: 'Bruno' },
    { type: 'start', bots },
    { type: 'leave' },
    { type: 'return' },
    { type: 'resign' },
    { type: 'proposeEnd' },
    { type: 'proposeDraw' },
    { type: 'proposePause' },
    { type: 'declineProposal' },
    { type: 'resume' },
    { type: 'rematch', next: 'm2' as MatchId },
  ),
);

const at = <T extends string>(type: T) => fc.constant(type);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ type: at('send'), by: person, command, lag: fc.constantFrom(0, 0, 0, 1, 3) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ type: at('play'), turns: fc.integer({ min: 1, max: 12 }), pick: fc.nat() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ type: at('wait'), milliseconds: fc.nat(70_000), settles: fc.boolean() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: at('agree'),
      on: fc.constantFrom('proposeDraw', 'proposePause', 'proposeEnd'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: at('lose'), by: person, ago: fc.nat(20_000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const clock: fc.Arbitrary<Clock> = fc.oneof(
  fc.constantFrom(...clocks),
  fc.record({ bank: fc.constantFrom(...banks), increment: fc.constantFrom(...increments) }),
);
const ruleSet = fc.constantFrom(...ruleSets);
const hasBegun = fc.boolean();

/** Sends a command twice: refused, it changes nothing and would be decided afresh; accepted, it is answered as before. */
function send(table: Table, asked: Command, sending: Sending): Table {
  const decision = ask(table, asked, sending);
  const after = frozen(follow(table, decision, sending));
  if (decision.type !== 'accepted') return after;
  expect(decision.events.length).toBeGreaterThan(0);
  const again = ask(after, asked, sending);
  if (sending.id !== undefined) expect(again).toEqual({ type: 'repeated', seq: after.state.seq });
  return after;
}

/** Turns as they should go, by whoever has them, once a pause has lasted for as long as it may. */
function play(table: Table, turns: number, pick: number): Table {
  let played = table.state.pausedSince === null ? table : settle(later(table, longestPause.other));
  for (let turn = 0; turn < turns && played.state.phase === 'playing'; turn++) {
    const choose = <T>(of: readonly T[]) => of[(pick + turn) % of.length];
    played = playTurn(later(played, 1_000), {
      keep: (keeps) => (pick % (turn + 2) === 0 ? choose(keeps) : undefined),
      write: choose,
    });
  }
  return played;
}

function take(table: Table, taken: Step, index: number): Table {
  switch (taken.type) {
    case 'send': {
      const seen = Math.max(0, table.state.seq - taken.lag);
      return send(table, taken.command, { by: taken.by, at: seen, id: `command-${index}` });
    }
    case 'play':
      return frozen(play(table, taken.turns, taken.pick));
    case 'wait': {
      const then = later(table, taken.milliseconds);
      return taken.settles ? frozen(settle(then)) : then;
    }
    case 'agree':
      return people.reduce(
        (before, by) => send(before, { type: taken.on }, { by, id: `command-${index}-${by}` }),
        table,
      );
    case 'lose': {
      const since = (table.now - taken.ago) as typeof table.now;
      return send(table, { type: 'markAway', person: taken.by, since }, { by: 'server' });
    }
  }
}

/** Only time goes on. */
function driven(table: Table): Table {
  let end = table;
  for (let due = dueStep(end.state); due !== null; due = dueStep(end.state)) {
    const wait = Math.max(0, due.due - end.now);
    const next = dueCommand(later(end, wait));
    if (!next) throw new Error(`expected a command for ${due.step}, got none`);
    end = send(later(end, wait), next, { by: 'server' });
  }
  return end;
}

/** Anna's table before the start, or after it with as many people as sit there and bots on what is left. */
const normal = fc
  .record({
    ruleSet,
    hasBegun,
    clock: fc.option(clock),
    access: fc.constantFrom('link' as const, 'open' as const, 'device' as const),
    seats: fc.integer({ min: 2, max: 5 }),
    people: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ people, hasBegun: isOn, seats, ...rest }) => {
    const places = Math.min(seats, rest.ruleSet.seats.max);
    const circle = rest.access === 'device' ? [anna, anna, anna] : [anna, bertil, carla];
    const sitting = circle.slice(0, Math.min(people, places));
    return isOn ? begun(sitting, { ...rest, seats: places }) : openTable({ ...rest, seats: places });
  });
const paired = fc
  .record({
    ruleSet,
    hasBegun,
    clock,
    mode: fc.constantFrom('normal' as const, 'ranked' as const, 'diamonds' as const),
    isAlone: fc.boolean(),
  })
  .map(({ hasBegun: isOn, isAlone, ...rest }) => {
    const isWithBot = isAlone && rest.mode !== 'ranked';
    const settings = {
      ...rest,
      seats: 2,
      access: 'paired',
      reserved: [anna, isWithBot ? null : bertil],
    } as const;
    return isOn ? begun(isWithBot ? [anna] : [anna, bertil], settings) : openTable(settings);
  });
const table = fc.oneof(normal, paired).map(frozen);
const steps = fc.array(step, { maxLength: 80, size: 'max' });

describe('any sequence of commands', () => {
  it('keeps every promise of a match', () => {
    fc.assert(
      fc.property(table, steps, (before, taken) => {
        expectMatch(taken.reduce(take, before));
      }),
      { numRuns: 120 },
    );
  });

  it('leaves a match that has begun with an end before it, and one that verifies', () => {
    fc.assert(
      fc.property(table, steps, (before, taken) => {
        const end = driven(taken.reduce(take, before));
        expectMatch(end);
        fc.pre(end.log.some(({ event }) => event.type === 'MatchStarted'));
        expect(['finished', 'abandoned']).toContain(end.state.phase);
        expect(verify(JSON.parse(JSON.stringify(exportedTable(end))))).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });
});
