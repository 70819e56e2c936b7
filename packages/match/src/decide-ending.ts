import type { Command, Given } from './commands.ts';
import { dueStep } from './due.ts';
import type { Cause, Event } from './events.ts';
import { type Rejection, rejected } from './rejection.ts';
import { isPresent, type NumberedSeat, seatsOf, seatsOfPerson } from './seats.ts';
import type { MatchState, Seat } from './state.ts';
import { absenceGrace } from './vocabulary.ts';

/** Coming, going, giving up, and playing again. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Ending = Of<'leave' | 'markAway' | 'return' | 'proposeEnd' | 'abandon' | 'rematch'>;

function isOver({ phase }: MatchState): boolean {
  return phase === 'finished' || phase === 'abandoned' || phase === 'closed';
}

/** Before the start the seats are freed, and a maker who leaves hands on to the next person round the table. */
export function leaveTable(state: MatchState, by: Cause): readonly Event[] {
  const own = seatsOfPerson(state, by);
  const freed = own.map(({ number: seat }): Event => ({ type: 'SeatFreed', seat, why: 'left' }));
  const first = own[0]?.number ?? 0;
  const round = [...seatsOf(state).slice(first), ...seatsOf(state).slice(0, first)];
  const others = round.filter(({ holder }) => holder.type === 'person' && holder.person !== by);
  const heir = (others.find(isPresent) ?? others[0])?.holder;
  return by === state.maker && heir?.type === 'person'
    ? [...freed, { type: 'MakerChanged', maker: heir.person }]
    : freed;
}

function markAway(own: readonly NumberedSeat[], since: Of<'markAway'>['since']): Decided {
  const there = own.filter(({ awaySince }) => awaySince === null);
  if (there.length === 0) return rejected('AlreadyThere', 'The seat is known to be empty.');
  return there.map(({ number: seat }): Event => ({ type: 'SeatLeft', seat, since }));
}

function comeBack(own: readonly NumberedSeat[]): Decided {
  const gone = own.filter(({ awaySince, heldBy }) => awaySince !== null || heldBy !== null);
  if (gone.length === 0) return rejected('AlreadyThere', 'You are at your seat.');
  return gone.map(({ number: seat }): Event => ({ type: 'SeatReturned', seat }));
}

/** Whom an agreement waits for: not someone whose absence has outlasted the grace, nor whose seat a bot holds. */
function hasSay(seat: Seat, now: number): boolean {
  const isGone = seat.awaySince !== null && seat.awaySince + absenceGrace <= now;
  return seat.holder.type === 'person' && seat.heldBy === null && !isGone;
}

function proposeEnd(own: readonly NumberedSeat[], state: MatchState, { secret, by, now }: Given): Decided {
  const proposed = own
    .filter(({ proposesEnd }) => !proposesEnd)
    .map(({ number: seat }): Event => ({ type: 'EndProposed', seat }));
  const isOwn = ({ holder }: Seat) => holder.type === 'person' && holder.person === by;
  const agreed = state.seats.every((seat) => isOwn(seat) || seat.proposesEnd || !hasSay(seat, now));
  if (agreed) return [...proposed, { type: 'MatchAbandoned', why: 'agreement', secret }];
  return proposed.length > 0 ? proposed : rejected('AlreadyProposed', 'The others are asked already.');
}

function abandon(state: MatchState, { now, secret }: Given): Decided {
  const step = dueStep(state);
  const isDue = step?.step === 'abandon' && step.due <= now;
  return isDue
    ? [{ type: 'MatchAbandoned', why: 'noPeople', secret }]
    : rejected('NothingDue', 'The match is not idle for long enough.');
}

function rematch({ next }: Of<'rematch'>, state: MatchState): Decided {
  if (state.phase !== 'finished' && state.phase !== 'abandoned')
    return rejected('MatchNotOver', 'The match is not over.');
  if (state.rematch !== null) return rejected('RematchExists', 'The next match is open already.');
  return [{ type: 'RematchOpened', match: next }];
}

export function decideEnding(command: Ending, state: MatchState, given: Given): Decided {
  if (command.type === 'abandon') return abandon(state, given);
  const own = seatsOfPerson(state, command.type === 'markAway' ? command.person : given.by);
  if (own.length === 0) return rejected('NotSeated', 'You do not sit at this table.');
  if (command.type === 'rematch') return rematch(command, state);
  if (isOver(state)) return rejected('MatchOver', 'The match is over.');
  switch (command.type) {
    case 'leave':
      return state.phase === 'waiting' ? leaveTable(state, given.by) : markAway(own, given.now);
    case 'markAway':
      return markAway(own, command.since);
    case 'return':
      return comeBack(own);
    case 'proposeEnd':
      if (state.phase !== 'playing') return rejected('NotStarted', 'The match has not begun.');
      return proposeEnd(own, state, given);
  }
}
