import { keepRefusal, type RuleSet, totals } from '@open-yatzy/rules';
import { expect } from 'vitest';
import type { Cause, Recorded } from '../src/events.ts';
import { evolve, replay } from '../src/evolve.ts';
import { counts } from '../src/mode.ts';
import { otherPersonWaits } from '../src/seats.ts';
import type { MatchState, Seat } from '../src/state.ts';
import { ask, secret, type Table } from './sample-table.ts';

/** What holds in every match, checked event by event. States are frozen, so that what changes one throws. */

export function frozen<T>(value: T): T {
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
  expect(own.resigned).toBe(false);
  // Every seat that plays on one turn a round: no card is more than a box ahead of another, nor of the seat on turn.
  const sizes = seats.filter(({ resigned }) => !resigned).map(cardSize);
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

/** Time is never lost nor owed, a match that rests stands still, and who has resigned is gone. */
function expectRest({ event }: Recorded, before: MatchState, after: MatchState): void {
  for (const { bank, absentOnTurn } of after.seats) {
    expect(bank ?? 0).toBeGreaterThanOrEqual(0);
    expect(absentOnTurn).toBeGreaterThanOrEqual(0);
  }
  if (before.pausedSince !== null)
    expect(['DiceRolled', 'BoxWritten', 'TurnTimedOut', 'SeatHeld']).not.toContain(event.type);
  if ('seat' in event) expect(before.seats[event.seat]?.resigned).toBe(false);
  if (!counts(before)) return;
  expect(['SeatHeld', 'EndProposed', 'DrawProposed', 'SeatResigned']).not.toContain(event.type);
}

/** Places are counted on from those who are better; who gave up is last; the others stand by their totals. */
function expectResults({ results, ending, seats, ruleSet }: MatchState): void {
  if (results === null) return;
  expect(results).toHaveLength(seats.length);
  const loser = ending && ending.type !== 'drawAgreed' ? ending.seat : null;
  const places = seats.map((seat, number) => ({
    ...(results[number] ?? { rank: 0, outcome: 'none' }),
    total: totalOf(ruleSet, seat),
    isOut: seat.resigned || number === loser,
    isFull: cardSize(seat) === ruleSet.boxes.length,
  }));
  const best = places.filter(({ rank }) => rank === 1);
  for (const { rank, outcome, total, isOut, isFull } of places) {
    expect(rank).toBe(1 + places.filter((other) => other.rank < rank).length);
    expect(outcome).toBe(rank > 1 ? 'lost' : best.length > 1 ? 'drawn' : 'won');
    if (isOut) expect([outcome, places.some((other) => other.rank > rank)]).toEqual(['lost', false]);
    else if (ending?.type === 'drawAgreed') expect(outcome).toBe('drawn');
    else
      for (const other of places)
        if (!other.isOut && other.rank > rank) expect(total).toBeGreaterThanOrEqual(other.total);
    if (ending === null) expect(isOut || isFull).toBe(true);
  }
}

/** What must hold from one event to the next. */
function expectStep(recorded: Recorded, before: MatchState, after: MatchState): void {
  const { event, seq } = recorded;
  expect(seq).toBe(before.seq + 1);
  expectRoll(recorded, before);
  expectTurn(after);
  expectRest(recorded, before, after);
  const grown = after.seats.filter((each, number) => cardSize(each) > cardSize(before.seats[number] ?? each));
  expect(grown).toHaveLength(event.type === 'BoxWritten' ? 1 : 0);
  if (event.type === 'BoxWritten') expect(event.seat).toBe(before.turn?.seat);
  if (event.type === 'TurnTimedOut') expect(otherPersonWaits(before, event.seat)).toBe(true);
  if (before.phase === 'waiting' || after.seats === before.seats) return;
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

/** However much later a command comes again, its answer is the one that it had. */
function expectAnswers(table: Table): void {
  const answers = new Map<string, { readonly by: Cause; readonly id: string; readonly seq: number }>();
  for (const { by, command: id, seq } of table.log) if (id) answers.set(`${by} ${id}`, { by, id, seq });
  for (const { by, id, seq } of answers.values()) {
    expect(ask(table, { type: 'leave' }, { by, id, at: 0 })).toEqual({ type: 'repeated', seq });
  }
}

/** What must hold of a match at any time. */
export function expectMatch(table: Table): void {
  let state: MatchState | null = null;
  for (const recorded of table.log) {
    const after: MatchState = frozen(evolve(state, recorded));
    if (state) expectStep(recorded, state, after);
    state = after;
  }
  expect(state).toEqual(table.state);
  expect(replay(table.log)).toEqual(table.state);
  expectSecretKept(table);
  expectResults(table.state);
  expectAnswers(table);
}
