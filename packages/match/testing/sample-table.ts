import { type Face, options, type RuleSet, ruleSets } from '@open-yatzy/rules';
import type { Command, PlayerCommand, ServerCommand } from '../src/commands.ts';
import { type Decision, decide } from '../src/decide.ts';
import { dueStep } from '../src/due.ts';
import type { Cause, Event, Recorded, RematchOf } from '../src/events.ts';
import { evolve } from '../src/evolve.ts';
import { beginnerFor, facesFor } from '../src/fair-dice.ts';
import { commitmentOf } from '../src/hashing.ts';
import { botOf } from '../src/seats.ts';
import type { MatchState, Seat } from '../src/state.ts';
import { type ExportedMatch, exported } from '../src/verify.ts';
import type {
  Access,
  Clock,
  CommandId,
  MatchId,
  Milliseconds,
  Mode,
  PersonId,
  Seq,
} from '../src/vocabulary.ts';

/** Matches for tests: what a server does with the pure package, with a secret and a clock that stand still. */

export const [anna, bertil, carla] = ['anna', 'bertil', 'carla'] as const as unknown as readonly [
  PersonId,
  PersonId,
  PersonId,
];
export const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
/** When the tables of tests are made. */
export const noon = 1_800_000_000_000 as Milliseconds;
export const matchId = 'm0000000001' as MatchId;
/** A committed seed that its person can reveal. */
export const seedOf = (person: string) => `seed of ${person}`;

export interface Table {
  readonly log: readonly Recorded[];
  readonly state: MatchState;
  readonly now: Milliseconds;
}

/** How a command comes: by default with a full view of the table and without an id. */
export interface Sending {
  readonly by: Cause;
  readonly at?: number;
  readonly id?: string;
  /** Instead of those that the secret gives. */
  readonly faces?: readonly Face[] | undefined;
}

export function later(table: Table, milliseconds: number): Table {
  return { ...table, now: (table.now + milliseconds) as Milliseconds };
}

/** What `decide` says, nothing done. */
export function ask(table: Table, command: Command, { by, at, id, faces }: Sending): Decision {
  const { state, now } = table;
  const beginner = state.phase === 'revealing' ? beginnerFor(state, secret) : null;
  const sent = { command, at: (at ?? state.seq) as Seq, id: (id ?? null) as CommandId | null };
  return decide(sent, state, { by, now, faces: faces ?? facesFor(state, secret), beginner, secret });
}

/** The table after a decision that was accepted; any other leaves it as it is. */
export function follow(table: Table, decision: Decision, { by, id }: Sending): Table {
  if (decision.type !== 'accepted') return table;
  const recorded = decision.events.map(
    (event, index): Recorded => ({
      seq: (table.state.seq + index + 1) as Seq,
      at: table.now,
      by,
      command: (id ?? null) as CommandId | null,
      event,
    }),
  );
  const state = recorded.reduce<MatchState>(evolve, table.state);
  return { ...table, log: [...table.log, ...recorded], state };
}

/** Does what must succeed. */
export function act(table: Table, by: Cause, command: Command): Table {
  const decision = ask(table, command, { by });
  if (decision.type !== 'accepted') {
    throw new Error(`${command.type} by ${by}: expected it accepted, got ${JSON.stringify(decision)}`);
  }
  return follow(table, decision, { by });
}

/** A first roll of five threes, whatever the secret would give. */
export function rollThrees(table: Table, by: Cause): Table {
  const faces = [3, 3, 3, 3, 3] as const;
  return follow(table, ask(table, { type: 'roll', keep: [] }, { by, faces }), { by });
}

export interface Settings {
  readonly ruleSet?: RuleSet | undefined;
  readonly seats?: number;
  readonly clock?: Clock;
  readonly access?: Access;
  readonly mode?: Mode;
  readonly reserved?: readonly (PersonId | null)[];
  readonly rematchOf?: RematchOf | null;
}

export function createCommand(settings: Settings = {}): ServerCommand {
  const { ruleSet, seats, clock, access, mode, reserved, rematchOf } = settings;
  const [first] = ruleSets;
  if (!first) throw new Error('expected a rule set, got none');
  return {
    type: 'create',
    match: matchId,
    ruleSet: ruleSet ?? first,
    seats: seats ?? 2,
    clock: clock ?? null,
    access: access ?? 'link',
    mode: mode ?? 'normal',
    ...(reserved && { reserved }),
    rematchOf: rematchOf ?? null,
  };
}

/** An empty table, made by Anna at noon. */
export function openTable(settings: Settings = {}): Table {
  const sent = { command: createCommand(settings), at: 0 as Seq, id: null };
  const decision = decide(sent, null, { by: anna, now: noon, faces: null, beginner: null, secret });
  if (decision.type !== 'accepted') throw new Error(`create: expected it accepted, got ${decision.type}`);
  const [event] = decision.events;
  if (!event) throw new Error('create: expected an event, got none');
  const first: Recorded = { seq: 1 as Seq, at: noon, by: anna, command: null, event };
  return { log: [first], state: evolve(null, first), now: noon };
}

export function sitDown(person: PersonId): PlayerCommand {
  const commitment = commitmentOf(seedOf(person));
  return { type: 'takeSeat', name: person, seed: { type: 'committed', commitment } };
}

export const addBot: PlayerCommand = { type: 'seatBot', bot: 'thumb', name: 'Bruno' };

/** A match that counts, of Anna and Bertil, or where `against` is null of Anna and the master bot. */
export function counting(
  mode: Mode,
  settings: Pick<Settings, 'clock' | 'ruleSet'> = {},
  against: PersonId | null = bertil,
): Table {
  const people = against === null ? [anna] : [anna, against];
  const table = { clock: 60, ...settings, mode, access: 'paired', seats: 2 } as const;
  return begun(people, { ...table, reserved: [anna, against] });
}

/** The people at a table of so many seats, bots on what is left, every seed revealed, the first turn at hand. */
export function begun(people: readonly PersonId[], settings: Settings = {}): Table {
  const seats = Math.max(2, settings.seats ?? people.length);
  const seated = people.reduce(
    (table, person) => act(table, person, sitDown(person)),
    openTable({ ...settings, seats }),
  );
  const bot = settings.mode === 'diamonds' ? { ...addBot, bot: 'master' } : addBot;
  const bots = Array.from({ length: seats - people.length }, () => bot);
  const filled = bots.reduce((table, each) => act(table, anna, each), seated);
  return act(revealAll(act(filled, anna, { type: 'start', bots: [] })), 'server', { type: 'begin' });
}

export function revealAll(table: Table): Table {
  return table.state.seats.reduce(
    (before, { holder }, seat) =>
      holder.type === 'person'
        ? act(before, holder.person, { type: 'revealSeed', seat, seed: seedOf(holder.person) })
        : before,
    table,
  );
}

/** The person on the seat whose turn it is. */
export function onTurn({ state }: Table): PersonId {
  const holder = state.turn && state.seats[state.turn.seat]?.holder;
  if (holder?.type !== 'person') throw new Error(`expected a person on turn, got ${holder?.type}`);
  return holder.person;
}

/** The first box that may be written. */
export function firstBox({ state: { turn, seats, ruleSet } }: Table) {
  const card = turn && seats[turn.seat]?.card;
  const [option] = turn?.dice && card ? options(ruleSet, card, turn.dice) : [];
  if (!option) throw new Error('expected a box to write, got none');
  return option.box;
}

/** What the server does of itself; its bots roll once and write the first box. */
export function dueCommand(table: Table): Command | null {
  const step = dueStep(table.state)?.step;
  switch (step) {
    case undefined:
      return null;
    case 'start':
      return { type: 'start', bots: [] };
    case 'timeOut':
      return { type: 'timeOut', holdWith: 'thumb' };
    case 'bot':
      return table.state.turn?.dice
        ? { type: 'botWrite', box: firstBox(table) }
        : { type: 'botRoll', keep: [] };
    case 'begin':
    case 'handOn':
    case 'forfeit':
    case 'resume':
    case 'closeTable':
    case 'abandon':
      return { type: step };
  }
}

/** All that is due by now. */
export function settle(table: Table): Table {
  let settled = table;
  for (let due = dueStep(settled.state)?.due; due !== undefined && due <= table.now; ) {
    const command = dueCommand(settled);
    if (command) settled = act(settled, 'server', command);
    due = dueStep(settled.state)?.due;
  }
  return settled;
}

/** Whoever has the turn rolls once and writes the first box. */
export function playTurn(table: Table): Table {
  const seat = table.state.turn && table.state.seats[table.state.turn.seat];
  if (seat && botOf(seat) !== null) {
    const rolled = act(table, 'server', { type: 'botRoll', keep: [] });
    return act(rolled, 'server', { type: 'botWrite', box: firstBox(rolled) });
  }
  const by = onTurn(table);
  const rolled = act(table, by, { type: 'roll', keep: [] });
  return act(rolled, by, { type: 'write', box: firstBox(rolled) });
}

export function playOut(table: Table): Table {
  let played = table;
  while (played.state.phase === 'playing') played = playTurn(played);
  return played;
}

export function exportedTable({ log, state }: Table): ExportedMatch {
  return exported(state.match, log);
}

/** Whose turn was the first of Anna's and Bertil's match let two run out, so that a bot holds the seat; the other is to play. */
export function heldTable(): Table {
  const before = begun([anna, bertil], { clock: 60 });
  const once = settle(later(before, 60_000));
  return settle(later(playTurn(once), 60_000));
}

/** The events that a command must bring. */
export function eventsOf(table: Table, by: Cause, command: Command): readonly Event[] {
  const decision = ask(table, command, { by });
  if (decision.type === 'accepted') return decision.events;
  throw new Error(`${command.type} by ${by}: expected events, got ${JSON.stringify(decision)}`);
}

export function typesOf(table: Table, by: Cause, command: Command): readonly Event['type'][] {
  return eventsOf(table, by, command).map(({ type }) => type);
}

export function lastTypes({ log }: Table, count: number): readonly Event['type'][] {
  return log.slice(-count).map(({ event }) => event.type);
}

export function seatOf({ state }: Table, person: PersonId): Seat {
  const seat = state.seats.find(({ holder }) => holder.type === 'person' && holder.person === person);
  if (!seat) throw new Error(`expected a seat of ${person}, got none`);
  return seat;
}
