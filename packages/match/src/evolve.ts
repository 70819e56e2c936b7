import { isFull } from '@open-yatzy/rules';
import type {
  BoxWritten,
  DiceRolled,
  Event,
  MatchCreated,
  Recorded,
  SeatFreed,
  SeatTaken,
} from './events.ts';
import { botHasTurn, isPresent, turnsWritten, withBox } from './seats.ts';
import type { MatchState, Phase, Seat, Turn } from './state.ts';
import { withTime } from './turn-clock.ts';
import type { Milliseconds, Proposal, SeatNumber, Seq } from './vocabulary.ts';

const emptySeat: Seat = {
  holder: { type: 'nobody', reservedFor: null },
  seed: { type: 'known', seed: '', madeBy: 'nobody' },
  heldBy: null,
  awaySince: null,
  timeouts: 0,
  absentOnTurn: 0,
  bank: null,
  resigned: false,
  proposes: null,
  proposesUntil: 0,
  declined: {},
  card: {},
  bonuses: 0,
  fiveAlikes: 0,
  lastMove: null,
};

function freeSeat({ reserved, clock }: Pick<MatchState, 'reserved' | 'clock'>, seat: SeatNumber): Seat {
  const bank = clock === null || typeof clock === 'number' ? null : clock.bank * 1000;
  return { ...emptySeat, bank, holder: { type: 'nobody', reservedFor: reserved?.[seat] ?? null } };
}

function created(event: MatchCreated, at: Milliseconds): MatchState {
  const { type: _, version: __, seats, ...named } = event;
  const reserved = event.reserved ?? event.rematchOf?.reserved ?? null;
  const settings = { ...named, reserved, mode: event.mode ?? 'normal' };
  return {
    ...settings,
    seq: 0 as Seq,
    phase: 'waiting',
    seats: Array.from({ length: seats }, (_, seat) => freeSeat(settings, seat)),
    phaseSince: at,
    changedAt: at,
    emptySince: at,
    makerLeft: false,
    beginner: null,
    turn: null,
    pausedSince: null,
    results: null,
    ending: null,
    secret: null,
    rematch: null,
    answered: null,
  };
}

/** When and as which event something happened. */
type Moment = Pick<Recorded, 'seq' | 'at'>;

function withSeat(state: MatchState, number: SeatNumber, change: Partial<Seat>): MatchState {
  return {
    ...state,
    seats: state.seats.map((seat, index) => (index === number ? { ...seat, ...change } : seat)),
  };
}

function inPhase(state: MatchState, phase: Phase, { at }: Moment): MatchState {
  const turn = phase === 'playing' ? state.turn : null;
  return { ...state, phase, phaseSince: at, turn, pausedSince: null };
}

function turnOf(seat: SeatNumber, number: number, { seq, at }: Moment): Turn {
  const clock = { clockFrom: at, used: 0, timedOut: false };
  return { seat, number, rolls: 0, dice: null, kept: [], since: seq, ...clock };
}

function taken(state: MatchState, event: SeatTaken): MatchState {
  const { seat, person, name, seed, program = false } = event;
  const makerLeft = state.makerLeft && person !== state.maker;
  return withSeat({ ...state, makerLeft }, seat, {
    ...freeSeat(state, seat),
    holder: { type: 'person', person, name, program },
    seed: seed.type === 'committed' ? seed : { type: 'known', seed: seed.seed, madeBy: 'server' },
  });
}

function rolled(state: MatchState, event: DiceRolled, { seq }: Moment): MatchState {
  const { roll: rolls, dice, keep: kept } = event;
  return state.turn ? { ...state, turn: { ...state.turn, rolls, dice, kept, since: seq } } : state;
}

function freed(state: MatchState, { seat, why }: SeatFreed): MatchState {
  const holder = state.seats[seat]?.holder;
  const isMaker = holder?.type === 'person' && holder.person === state.maker;
  const makerLeft = state.makerLeft || (isMaker && why === 'left');
  return withSeat({ ...state, makerLeft }, seat, freeSeat(state, seat));
}

/** The next seat round the table that plays on and whose card is not full; where there is none, there is no turn. */
function nextTurn({ seats, ruleSet }: MatchState, from: SeatNumber, moment: Moment): Turn | null {
  const round = seats.map((_, step) => (from + 1 + step) % seats.length);
  for (const number of round) {
    const seat = seats[number];
    if (seat && !seat.resigned && !isFull(ruleSet, seat.card))
      return turnOf(number, turnsWritten(seat) + 1, moment);
  }
  return null;
}

function written(state: MatchState, event: BoxWritten, moment: Moment): MatchState {
  const { seat: number, turn, box, points, bonus, dice } = event;
  const seat = state.seats[number];
  if (!seat) return state;
  const next = withSeat(state, number, {
    ...withBox(seat, event),
    lastMove: { turn, box, points, bonus, dice },
    timeouts: botHasTurn(state) ? seat.timeouts : 0,
    proposes: turn >= seat.proposesUntil ? null : seat.proposes,
  });
  return { ...next, turn: nextTurn(next, number, moment) };
}

function returned(state: MatchState, seat: SeatNumber): MatchState {
  const next = withSeat(state, seat, { awaySince: null, heldBy: null, timeouts: 0 });
  return next.turn?.seat === seat ? { ...next, turn: { ...next.turn, timedOut: false } } : next;
}

function timedOut(state: MatchState, seat: SeatNumber): MatchState {
  const timeouts = (state.seats[seat]?.timeouts ?? 0) + 1;
  const next = withSeat(state, seat, { timeouts });
  return next.turn ? { ...next, turn: { ...next.turn, timedOut: true } } : next;
}

function resigned(state: MatchState, number: SeatNumber, moment: Moment): MatchState {
  const gone = { resigned: true, awaySince: null, heldBy: null, proposes: null };
  const next = withSeat(state, number, gone);
  return state.turn?.seat === number ? { ...next, turn: nextTurn(next, number, moment) } : next;
}

/** The seat's turn that is over once it has played its next: the one it is in does not count. */
function nextTurnOf({ seats, turn }: MatchState, number: SeatNumber): number {
  const seat = seats[number];
  return (seat ? turnsWritten(seat) : 0) + (turn?.seat === number ? 2 : 1);
}

function proposed(state: MatchState, seat: SeatNumber, proposal: Proposal): MatchState {
  return withSeat(state, seat, { proposes: proposal, proposesUntil: nextTurnOf(state, seat) });
}

function declined(state: MatchState, by: SeatNumber): MatchState {
  const seats = state.seats.map((seat, number) => {
    if (seat.proposes === null || number === by) return { ...seat, proposes: null };
    const until = { [seat.proposes]: nextTurnOf(state, number) };
    return { ...seat, proposes: null, declined: { ...seat.declined, ...until } };
  });
  return { ...state, seats };
}

/** What was proposed is settled by the pause. */
function paused(state: MatchState, { at }: Moment): MatchState {
  const seats = state.seats.map((seat) => (seat.proposes === 'pause' ? { ...seat, proposes: null } : seat));
  return { ...state, seats, pausedSince: at };
}

function apply(state: MatchState, event: Exclude<Event, MatchCreated>, moment: Moment): MatchState {
  switch (event.type) {
    case 'SeatTaken':
      return taken(state, event);
    case 'BotSeated':
      return withSeat(state, event.seat, {
        ...freeSeat(state, event.seat),
        holder: { type: 'bot', bot: event.bot, name: event.name },
      });
    case 'SeatFreed':
      return freed(state, event);
    case 'MakerChanged':
      return { ...state, maker: event.maker, makerLeft: false };
    case 'TableClosed':
      return inPhase(state, 'closed', moment);
    case 'StartCalled':
      return inPhase(state, 'revealing', moment);
    case 'SeedRevealed':
      return withSeat(state, event.seat, { seed: { type: 'known', seed: event.seed, madeBy: 'client' } });
    case 'MatchStarted': {
      const turn = turnOf(event.beginner, 1, moment);
      return inPhase({ ...state, beginner: event.beginner, turn }, 'playing', moment);
    }
    case 'DiceRolled':
      return rolled(state, event, moment);
    case 'BoxWritten':
      return written(state, event, moment);
    case 'TurnTimedOut':
      return timedOut(state, event.seat);
    case 'SeatLeft':
      return withSeat(state, event.seat, { awaySince: event.since });
    case 'SeatReturned':
      return returned(state, event.seat);
    case 'SeatHeld':
      return withSeat(state, event.seat, { heldBy: event.bot });
    case 'SeatResigned':
      return resigned(state, event.seat, moment);
    case 'EndProposed':
      return proposed(state, event.seat, 'end');
    case 'DrawProposed':
      return proposed(state, event.seat, 'draw');
    case 'PauseProposed':
      return proposed(state, event.seat, 'pause');
    case 'ProposalDeclined':
      return declined(state, event.seat);
    case 'MatchPaused':
      return paused(state, moment);
    case 'MatchResumed':
      return { ...state, pausedSince: null };
    case 'MatchAbandoned':
      return inPhase({ ...state, secret: event.secret }, 'abandoned', moment);
    case 'MatchFinished': {
      const { secret, results, ending = null } = event;
      return inPhase({ ...state, secret, results, ending }, 'finished', moment);
    }
    case 'RematchOpened':
      return { ...state, rematch: event.match };
  }
}

/**
 * The state after one more event; null is before the first. Pure, and total over logs that `decide` wrote.
 * @throws where the log is not one: a first event that creates nothing, a seq out of order.
 */
export function evolve(state: MatchState | null, recorded: Recorded): MatchState {
  const { event, seq, at, by, command } = recorded;
  const expected = (state?.seq ?? 0) + 1;
  if (seq !== expected) throw new Error(`evolve: expected event ${expected}, got ${seq}`);
  if ((state === null) !== (event.type === 'MatchCreated')) {
    throw new Error(`evolve: expected ${state ? 'no' : 'a'} MatchCreated as event ${seq}, got ${event.type}`);
  }
  const next =
    state === null
      ? created(event as MatchCreated, at)
      : withTime(state, apply(state, event as Exclude<Event, MatchCreated>, recorded), at);
  return {
    ...next,
    seq,
    changedAt: at,
    emptySince: next.seats.some(isPresent) ? null : (next.emptySince ?? at),
    answered: command === null ? next.answered : { by, command, seq, before: next.answered },
  };
}

/** The state that a whole log tells. */
export function replay(log: readonly Recorded[]): MatchState | null {
  return log.reduce<MatchState | null>(evolve, null);
}
