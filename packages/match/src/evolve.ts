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
import { botHasTurn, isPresent, otherPersonWaits, withBox } from './seats.ts';
import type { MatchState, Phase, Seat, Turn } from './state.ts';
import type { Milliseconds, SeatNumber, Seq } from './vocabulary.ts';

const emptySeat: Seat = {
  holder: { type: 'nobody', reservedFor: null },
  seed: { type: 'known', seed: '', madeBy: 'nobody' },
  heldBy: null,
  awaySince: null,
  timeouts: 0,
  proposesEnd: false,
  card: {},
  bonuses: 0,
  fiveAlikes: 0,
  lastMove: null,
};

function freeSeat(state: Pick<MatchState, 'rematchOf'>, seat: SeatNumber): Seat {
  return { ...emptySeat, holder: { type: 'nobody', reservedFor: state.rematchOf?.reserved[seat] ?? null } };
}

function created(event: MatchCreated, at: Milliseconds): MatchState {
  const { type: _, version: __, seats, ...settings } = event;
  return {
    ...settings,
    seq: 0 as Seq,
    phase: 'waiting',
    seats: Array.from({ length: seats }, (_, seat) => freeSeat(event, seat)),
    phaseSince: at,
    changedAt: at,
    emptySince: at,
    makerLeft: false,
    beginner: null,
    turn: null,
    results: null,
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
  return { ...state, phase, phaseSince: at, turn: phase === 'playing' ? state.turn : null };
}

function turnOf(seat: SeatNumber, number: number, { seq, at }: Moment): Turn {
  return { seat, number, rolls: 0, dice: null, kept: [], clockFrom: at, since: seq, timedOut: false };
}

function taken(state: MatchState, event: SeatTaken): MatchState {
  const { seat, person, name, seed } = event;
  const makerLeft = state.makerLeft && person !== state.maker;
  return withSeat({ ...state, makerLeft }, seat, {
    ...emptySeat,
    holder: { type: 'person', person, name },
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

/** The next seat round the table whose card is not full; where all are, there is no turn. */
function nextTurn(state: MatchState, from: SeatNumber, moment: Moment): Turn | null {
  const round = state.seats.map((_, step) => (from + 1 + step) % state.seats.length);
  const written = (seat: SeatNumber) => Object.keys(state.seats[seat]?.card ?? {}).length;
  const seat = round.find((each) => !isFull(state.ruleSet, state.seats[each]?.card ?? {}));
  return seat === undefined ? null : turnOf(seat, written(seat) + 1, moment);
}

function written(state: MatchState, event: BoxWritten, moment: Moment): MatchState {
  const { seat: number, turn, box, points, bonus, dice } = event;
  const seat = state.seats[number];
  if (!seat) return state;
  const next = withSeat(state, number, {
    ...withBox(seat, event),
    lastMove: { turn, box, points, bonus, dice },
    timeouts: botHasTurn(state) ? seat.timeouts : 0,
    proposesEnd: false,
  });
  return { ...next, turn: nextTurn(next, number, moment) };
}

function returned(state: MatchState, seat: SeatNumber, { at }: Moment): MatchState {
  const next = withSeat(state, seat, { awaySince: null, heldBy: null, timeouts: 0 });
  const { turn } = state;
  if (!turn) return next;
  const takesOver = turn.seat === seat && botHasTurn(state);
  const beginsToWait = !otherPersonWaits(state, turn.seat) && otherPersonWaits(next, turn.seat);
  if (!takesOver && !beginsToWait) return next;
  return { ...next, turn: { ...turn, timedOut: takesOver ? false : turn.timedOut, clockFrom: at } };
}

function timedOut(state: MatchState, seat: SeatNumber): MatchState {
  const timeouts = (state.seats[seat]?.timeouts ?? 0) + 1;
  const next = withSeat(state, seat, { timeouts });
  return next.turn ? { ...next, turn: { ...next.turn, timedOut: true } } : next;
}

function apply(state: MatchState, event: Exclude<Event, MatchCreated>, moment: Moment): MatchState {
  switch (event.type) {
    case 'SeatTaken':
      return taken(state, event);
    case 'BotSeated':
      return withSeat(state, event.seat, {
        ...emptySeat,
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
      return returned(state, event.seat, moment);
    case 'SeatHeld':
      return withSeat(state, event.seat, { heldBy: event.bot });
    case 'EndProposed':
      return withSeat(state, event.seat, { proposesEnd: true });
    case 'MatchAbandoned':
      return inPhase({ ...state, secret: event.secret }, 'abandoned', moment);
    case 'MatchFinished':
      return inPhase({ ...state, secret: event.secret, results: event.results }, 'finished', moment);
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
      : apply(state, event as Exclude<Event, MatchCreated>, recorded);
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
