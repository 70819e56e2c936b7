import { botHasTurn, otherPersonWaits } from './seats.ts';
import type { MatchState, Seat, Turn } from './state.ts';
import type { Milliseconds } from './vocabulary.ts';

/** Time of a turn: when it counts, how much there is, and what is left of it. */

/** Whether time counts for the present turn: a person has it, another waits for it, and the match does not rest. */
export function timeCounts(state: MatchState): boolean {
  const { turn, pausedSince } = state;
  return turn !== null && pausedSince === null && !botHasTurn(state) && otherPersonWaits(state, turn.seat);
}

/** Milliseconds that the present turn may take in all; null without a clock. */
export function turnTime({ turn, clock, seats }: MatchState): number | null {
  if (!turn || clock === null) return null;
  return typeof clock === 'number' ? clock * 1000 : (seats[turn.seat]?.bank ?? 0);
}

/** When the clock of the present turn runs out; null where none runs. */
export function clockDue(state: MatchState): Milliseconds | null {
  const { turn } = state;
  const whole = turnTime(state);
  if (!turn || whole === null || !timeCounts(state)) return null;
  return (turn.clockFrom + whole - turn.used) as Milliseconds;
}

/** From when the seat whose turn it is is absent in its turn; null where it is not, or where that does not count. */
export function absentFrom(state: MatchState): Milliseconds | null {
  const { turn, seats } = state;
  const awaySince = turn ? (seats[turn.seat]?.awaySince ?? null) : null;
  if (!turn || awaySince === null || !timeCounts(state)) return null;
  return Math.max(awaySince, turn.clockFrom) as Milliseconds;
}

const isSame = (one: Turn, other: Turn | null) => one.seat === other?.seat && one.number === other.number;

/** The seat once its turn is over; a bank loses what was used and gains its increment. */
function withBank(seat: Seat, { clock }: MatchState, used: number): Seat {
  if (seat.bank === null || clock === null || typeof clock === 'number') return seat;
  return { ...seat, bank: Math.max(0, seat.bank - used) + clock.increment * 1000 };
}

/** The state after an event, with the time that had counted by then: where it stops, it is kept; where it begins, it is from now on. */
export function withTime(before: MatchState, after: MatchState, at: Milliseconds): MatchState {
  const { turn } = before;
  if (!turn) return after;
  const counted = timeCounts(before);
  const goesOn = isSame(turn, after.turn);
  const runsOn = goesOn && timeCounts(after);
  const used = turn.used + (counted ? Math.max(0, at - turn.clockFrom) : 0);
  const from = absentFrom(before);
  const isBack = after.seats[turn.seat]?.awaySince === null;
  const absent = from !== null && (!runsOn || isBack) ? Math.max(0, at - from) : 0;
  const seats = after.seats.map((seat, number) => {
    if (number !== turn.seat) return seat;
    const timed = goesOn ? seat : withBank(seat, before, used);
    return absent > 0 ? { ...timed, absentOnTurn: timed.absentOnTurn + absent } : timed;
  });
  const timed = seats.every((seat, number) => seat === after.seats[number]) ? after : { ...after, seats };
  if (!goesOn || !after.turn || counted === runsOn) return timed;
  return { ...timed, turn: { ...after.turn, ...(runsOn ? { clockFrom: at } : { used }) } };
}
