import {
  allowedKeeps,
  countOf,
  findRuleSet,
  type Option,
  options,
  type Position,
  positions,
} from '@open-yatzy/rules';
import type { Event, Recorded } from '../src/events.ts';
import { botHasTurn } from '../src/seats.ts';
import type { ExportedMatch } from '../src/verify.ts';
import type { Seq } from '../src/vocabulary.ts';
import {
  act,
  addBot,
  anna,
  bertil,
  exportedTable,
  later,
  openTable,
  seedOf,
  settle,
  sitDown,
  type Table,
} from './sample-table.ts';

/** Whole matches for tests, and ways to tamper with them. */

export interface Choices {
  readonly keep: (keeps: readonly (readonly Position[])[], table: Table) => readonly Position[] | undefined;
  readonly write: (options: readonly Option[]) => Option | undefined;
}

/** One turn, with a re-roll as long as `keep` gives something. */
export function playTurn(table: Table, { keep, write }: Choices): Table {
  const { turn, seats, ruleSet } = table.state;
  const seat = turn && seats[turn.seat];
  if (!turn || !seat) throw new Error('expected a turn, got none');
  const isBot = botHasTurn(table.state);
  const by = isBot || seat.holder.type !== 'person' ? 'server' : seat.holder.person;
  const kept =
    turn.dice && turn.rolls < 3 ? keep(allowedKeeps(ruleSet, turn.kept), table) : turn.dice ? undefined : [];
  if (kept)
    return playTurn(act(table, by, { type: isBot ? 'botRoll' : 'roll', keep: kept }), { keep, write });
  const option = turn.dice && write(options(ruleSet, seat.card, turn.dice));
  if (!option) throw new Error('expected an option, got none');
  return act(table, by, { type: isBot ? 'botWrite' : 'write', box: option.box });
}

export function playByChoice(table: Table, choices: Choices): Table {
  let played = table;
  while (played.state.phase === 'playing') played = playTurn(later(played, 4_000), choices);
  return played;
}

/** Keeps the face that lies there most often, and writes what brings most. */
const plain: Choices = {
  keep: (keeps, { state }) => {
    const dice = state.turn?.dice ?? [];
    const most = Math.max(...dice.map((face) => 10 * countOf(dice, face) + face)) % 10;
    const wanted = positions.filter((position) => dice[position] === most);
    const fitting = keeps.filter((keep) => wanted.every((position) => keep.includes(position)));
    return fitting.toSorted((a, b) => a.length - b.length)[0];
  },
  write: (offered) => offered.toSorted((a, b) => b.points + b.bonus - a.points - a.bonus)[0],
};

/** Anna, who reveals her seed, Bertil, who does not, and a bot; Bertil leaves in mid-game and comes back. */
function sampleMatch(): Table {
  const settings = { ruleSet: findRuleSet('scandinavian-15'), seats: 3, clock: 60 } as const;
  const seated = [sitDown(anna), addBot].reduce(
    (table, command) => act(table, anna, command),
    openTable(settings),
  );
  const called = act(act(seated, bertil, sitDown(bertil)), anna, { type: 'start', bots: [] });
  const revealed = act(later(called, 900), anna, { type: 'revealSeed', seat: 0, seed: seedOf(anna) });
  const left = act(settle(later(revealed, 4_100)), bertil, { type: 'leave' });
  let table = left;
  while (!table.log.some(({ event }) => event.type === 'TurnTimedOut')) {
    const isHis = table.state.turn?.seat === 2;
    table = isHis ? settle(later(table, 30_000)) : playTurn(later(table, 4_000), plain);
  }
  return playByChoice(act(table, bertil, { type: 'return' }), plain);
}

export const sample = exportedTable(sampleMatch());

/** The seq of the nth event of a type in the sample. */
export function seqOf(type: Event['type'], nth = 0): number {
  const recorded = sample.events.filter(({ event }) => event.type === type)[nth];
  if (!recorded) throw new Error(`expected ${nth + 1} ${type} in the sample, got fewer`);
  return recorded.seq;
}

export type Log = ExportedMatch['events'];

export const withEvents = (change: (events: Log) => Log) => ({ ...sample, events: change(sample.events) });
export const renumbered = (events: Log) =>
  events.map((each, index): Recorded => ({ ...each, seq: (index + 1) as Seq }));

export function recordedAt(seq: number): Recorded {
  const recorded = sample.events[seq - 1];
  if (!recorded) throw new Error(`expected an event ${seq}, got none`);
  return recorded;
}

/** The sample with members of one event set anew. */
export function withEvent(seq: number, members: object): ExportedMatch {
  const recorded = recordedAt(seq);
  const event = { ...recorded.event, ...members } as Event;
  return withEvents((events) => events.with(seq - 1, { ...recorded, event }));
}

/** The sample with one die turned to the next face. */
export function withDie(seq: number, position: number): ExportedMatch {
  const { event } = recordedAt(seq);
  if (event.type !== 'DiceRolled') throw new Error(`expected a roll as event ${seq}, got ${event.type}`);
  const dice = event.dice.map((face, index) => (index === position ? (face % 6) + 1 : face));
  return withEvent(seq, { dice });
}

export function appended(event: object): ExportedMatch {
  const last = {
    seq: sample.events.length + 1,
    at: 0,
    by: 'server',
    command: null,
    event,
  } as unknown as Recorded;
  return withEvents((events) => [...events, last]);
}
