import { boxIds, keepRefusal, positions, type RuleSet, ruleSets, totals } from '@open-yatzy/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './commands.ts';
import { dueStep } from './due.ts';
import type { Cause, Recorded } from './events.ts';
import { evolve, replay } from './evolve.ts';
import {
  anna,
  ask,
  bertil,
  carla,
  dueCommand,
  exported,
  follow,
  later,
  openTable,
  type Sending,
  secret,
  seedOf,
  settle,
  sitDown,
  type Table,
} from './sample-table.ts';
import { otherPersonWaits } from './seats.ts';
import type { MatchState, Seat } from './state.ts';
import { verify } from './verify.ts';
import { clocks, type MatchId } from './vocabulary.ts';

/** Whatever several people, their bots, time and the server do, in any order: a match stays a match. */

const person = fc.constantFrom(anna, bertil, carla);
const seat = fc.nat(4);
const keep = fc.subarray([...positions]);
const box = fc.constantFrom(...boxIds);

/** Commands that come often in a game come often here; among them many that will be refused. */
const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: keep.map((kept): Command => ({ type: 'roll', keep: kept })) },
  { weight: 12, arbitrary: box.map((each): Command => ({ type: 'write', box: each })) },
  { weight: 3, arbitrary: person.map(sitDown) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'seatBot', bot: 'thumb', name: 'Bruno' }) },
  { weight: 1, arbitrary: seat.map((each): Command => ({ type: 'freeSeat', seat: each })) },
  {
    weight: 2,
    arbitrary: fc.constant<Command>({
      type: 'start',
      bots: positions.map((n) => ({ bot: 'thumb', name: `B${n}` })),
    }),
  },
  {
    weight: 3,
    arbitrary: fc
      .tuple(seat, person)
      .map(([each, by]): Command => ({ type: 'revealSeed', seat: each, seed: seedOf(by) })),
  },
  { weight: 2, arbitrary: fc.constant<Command>({ type: 'leave' }) },
  { weight: 3, arbitrary: fc.constant<Command>({ type: 'return' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'proposeEnd' }) },
  { weight: 1, arbitrary: fc.constant<Command>({ type: 'rematch', next: 'm2' as MatchId }) },
);

type Step =
  | {
      readonly type: 'send';
      readonly by: Cause;
      readonly command: Command;
      readonly lag: number;
      readonly id: number;
    }
  | { readonly type: 'wait'; readonly milliseconds: number; readonly settles: boolean }
  | { readonly type: 'lose'; readonly by: typeof anna; readonly ago: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      by: person,
      command,
      lag: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.nat(4)),
      id: fc.nat(60),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      milliseconds: fc.nat(70_000),
      settles: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('lose' as const), by: person, ago: fc.nat(20_000) }),
  },
);

const settings = fc.record({
  ruleSet: fc.constantFrom(...ruleSets),
  seats: fc.integer({ min: 2, max: 5 }),
  clock: fc.constantFrom(null, ...clocks),
  access: fc.constantFrom('link' as const, 'link' as const, 'device' as const),
});

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

const totalOf = (ruleSet: RuleSet, { card, bonuses }: Seat) => totals(ruleSet, card, bonuses).total;
const cardSize = ({ card }: Seat) => Object.keys(card).length;

function expectTurn({ turn, seats, ruleSet }: MatchState): void {
  if (!turn) return;
  expect(turn.rolls).toBeLessThanOrEqual(3);
  expect(turn.rolls === 0).toBe(turn.dice === null);
  const own = seats[turn.seat];
  if (!own) throw new Error(`expected a seat ${turn.seat}, got none`);
  expect(turn.number).toBe(cardSize(own) + 1);
  // Every seat one turn a round: no card is more than a box ahead of another, nor of the seat on turn.
  const sizes = seats.map(cardSize);
  expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  expect(cardSize(own)).toBe(Math.min(...sizes));
  expect(cardSize(own)).toBeLessThan(ruleSet.boxes.length);
}

function expectRoll({ event }: Recorded, { turn: before, ruleSet }: MatchState): void {
  if (event.type !== 'DiceRolled' || !before) return;
  expect([event.seat, event.turn, event.roll]).toEqual([before.seat, before.number, before.rolls + 1]);
  if (before.dice) expect(keepRefusal(ruleSet, before.kept, event.keep)).toBeUndefined();
  for (const position of event.keep) expect(event.dice[position]).toBe(before.dice?.[position]);
}

/** What must hold from one event to the next. */
function expectStep(recorded: Recorded, before: MatchState, after: MatchState): void {
  const { event, seq } = recorded;
  expect(seq).toBe(before.seq + 1);
  expectRoll(recorded, before);
  expectTurn(after);
  const grown = after.seats.filter((each, number) => cardSize(each) > cardSize(before.seats[number] ?? each));
  expect(grown).toHaveLength(event.type === 'BoxWritten' ? 1 : 0);
  if (event.type === 'BoxWritten') expect(event.seat).toBe(before.turn?.seat);
  if (event.type === 'TurnTimedOut') expect(otherPersonWaits(before, event.seat)).toBe(true);
  if (before.phase === 'waiting') return;
  expect(after.seats.map((each) => each.holder)).toEqual(before.seats.map((each) => each.holder));
  after.seats.forEach((each, number) => {
    const was = before.seats[number] ?? each;
    expect(each.card).toMatchObject(was.card);
    expect(totalOf(after.ruleSet, each)).toBeGreaterThanOrEqual(totalOf(before.ruleSet, was));
  });
}

function expectSecretKept({ log, state }: Table): void {
  const isOver = state.phase === 'finished' || state.phase === 'abandoned';
  const telling = log.filter((recorded) => JSON.stringify(recorded).includes(secret));
  expect(telling.map(({ event }) => event.type)).toEqual(
    isOver ? [state.phase === 'finished' ? 'MatchFinished' : 'MatchAbandoned'] : [],
  );
  expect(state.secret).toBe(isOver ? secret : null);
}

/** Sends a command twice: refused, it changes nothing and would be decided afresh; accepted, it is answered as before. */
function send(table: Table, asked: Command, sending: Sending): Table {
  const before = JSON.stringify(table);
  const decision = ask(table, asked, sending);
  const after = frozen(follow(table, decision, sending));
  expect(JSON.stringify(table)).toBe(before);
  if (decision.type !== 'accepted') return after;
  expect(decision.events.length).toBeGreaterThan(0);
  const again = ask(after, asked, sending);
  if (sending.id !== undefined) expect(again).toEqual({ type: 'repeated', seq: after.state.seq });
  return after;
}

function take(table: Table, taken: Step): Table {
  switch (taken.type) {
    case 'send': {
      const at = Math.max(0, table.state.seq - taken.lag);
      return send(table, taken.command, { by: taken.by, at, id: `id-${taken.id}` });
    }
    case 'wait': {
      const then = later(table, taken.milliseconds);
      return taken.settles ? frozen(settle(then)) : then;
    }
    case 'lose': {
      const since = (table.now - taken.ago) as typeof table.now;
      return send(table, { type: 'markAway', person: taken.by, since }, { by: 'server' });
    }
  }
}

function expectMatch(table: Table): void {
  let state: MatchState | null = null;
  for (const recorded of table.log) {
    const after: MatchState = frozen(evolve(state, recorded));
    if (state) expectStep(recorded, state, after);
    state = after;
  }
  expect(state).toEqual(table.state);
  expect(replay(table.log)).toEqual(table.state);
  expectSecretKept(table);
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

describe('any sequence of commands', () => {
  it('keeps every promise of a match', () => {
    fc.assert(
      fc.property(
        settings,
        fc.array(step, { minLength: 20, maxLength: 160, size: 'max' }),
        ({ seats, ruleSet, ...rest }, steps) => {
          const opened = frozen(openTable({ ...rest, ruleSet, seats: Math.min(seats, ruleSet.seats.max) }));
          const table = steps.reduce(take, opened);
          expectMatch(table);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('leaves a match that has begun with an end before it, and one that verifies', () => {
    const people = [anna, bertil, carla];
    fc.assert(
      fc.property(
        settings,
        fc.array(step, { maxLength: 60, size: 'max' }),
        ({ seats, ruleSet, ...rest }, steps) => {
          const opened = openTable({
            ...rest,
            ruleSet,
            seats: Math.min(seats, ruleSet.seats.max),
            access: 'link',
          });
          const seated = people.reduce((table, by) => send(table, sitDown(by), { by }), opened);
          const bots = positions.map((number) => ({ bot: 'thumb', name: `B${number}` }));
          const started = send(seated, { type: 'start', bots }, { by: anna });
          const end = driven(steps.reduce(take, started));
          expect(['finished', 'abandoned']).toContain(end.state.phase);
          expectMatch(end);
          expect(verify(JSON.parse(JSON.stringify(exported(end))))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });
});
