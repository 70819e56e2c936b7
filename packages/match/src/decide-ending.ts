import type { Command, Given } from './commands.ts';
import { dueStep } from './due.ts';
import type { Event } from './events.ts';
import { type Rejection, rejected } from './rejection.ts';
import { isPresent, type NumberedSeat, seatsOf, seatsOfPerson } from './seats.ts';
import type { MatchState } from './state.ts';

/** Coming, going, giving up, and playing again. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type Ending = Of<'leave' | 'markAway' | 'return' | 'proposeEnd' | 'abandon' | 'rematch'>;

function isOver({ phase }: MatchState): boolean {
  return phase === 'finished' || phase === 'abandoned' || phase === 'closed';
}

/** Before the start the seats are freed, and a maker who leaves hands on to the next person round the table. */
function leaveTable(own: readonly NumberedSeat[], state: MatchState, { by }: Given): Decided {
  const freed = own.map(({ number: seat }): Event => ({ type: 'SeatFreed', seat, why: 'left' }));
  const others = seatsOf(state).flatMap(({ holder }) =>
    holder.type === 'person' && holder.person !== by ? [holder.person] : [],
  );
  const [maker] = others;
  return by === state.maker && maker !== undefined ? [...freed, { type: 'MakerChanged', maker }] : freed;
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

function proposeEnd(own: readonly NumberedSeat[], state: MatchState, { secret, by }: Given): Decided {
  const proposed = own
    .filter(({ proposesEnd }) => !proposesEnd)
    .map(({ number: seat }): Event => ({ type: 'EndProposed', seat }));
  const isOwn = (seat: NumberedSeat) => seat.holder.type === 'person' && seat.holder.person === by;
  const agreed = seatsOf(state).every((seat) => isOwn(seat) || !isPresent(seat) || seat.proposesEnd);
  return agreed ? [...proposed, { type: 'MatchAbandoned', why: 'agreement', secret }] : proposed;
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
      return state.phase === 'waiting' ? leaveTable(own, state, given) : markAway(own, given.now);
    case 'markAway':
      return markAway(own, command.since);
    case 'return':
      return comeBack(own);
    case 'proposeEnd':
      if (state.phase === 'waiting')
        return rejected('NotStarted', 'The match has not begun; leave the table instead.');
      return proposeEnd(own, state, given);
  }
}
