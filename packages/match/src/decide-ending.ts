import type { Command, Given } from './commands.ts';
import { type Agreement, decideAgreement, resume } from './decide-agreement.ts';
import { isDue } from './due.ts';
import type { Cause, Ending, Event } from './events.ts';
import { type Rejection, rejected } from './rejection.ts';
import { endsWithout, resultsOf } from './results.ts';
import { heirOf, type NumberedSeat, seatsOfPerson } from './seats.ts';
import type { MatchState } from './state.ts';
import type { Hex } from './vocabulary.ts';

/** Coming, going, giving up, and playing again. */

type Decided = readonly Event[] | Rejection;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;
type OfPerson = Agreement | Of<'leave' | 'markAway' | 'return' | 'resign' | 'rematch'>;
type EndingCommand = OfPerson | Of<'abandon' | 'forfeit'>;

function isOver({ phase }: MatchState): boolean {
  return phase === 'finished' || phase === 'abandoned' || phase === 'closed';
}

/** Before the start the seats are freed, and a maker who leaves hands on to the next person round the table. */
export function leaveTable(state: MatchState, by: Cause): readonly Event[] {
  const own = seatsOfPerson(state, by);
  const freed = own.map(({ number: seat }): Event => ({ type: 'SeatFreed', seat, why: 'left' }));
  const heir = heirOf(state, by)?.holder;
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

function finished(state: MatchState, ending: Ending, secret: Hex): Event {
  return { type: 'MatchFinished', results: resultsOf(state, ending), ending, secret };
}

function resign(own: readonly NumberedSeat[], state: MatchState, { secret }: Given): Decided {
  const [seat] = own;
  if (state.access === 'device' || !seat)
    return rejected('NotOnOneDevice', 'On one device nobody resigns; end the match instead.');
  return endsWithout(state, seat.number)
    ? [finished(state, { type: 'resigned', seat: seat.number }, secret)]
    : [{ type: 'SeatResigned', seat: seat.number }];
}

function forfeit(state: MatchState, { now, secret }: Given): Decided {
  return state.turn && isDue(state, 'forfeit', now)
    ? [finished(state, { type: 'absence', seat: state.turn.seat }, secret)]
    : rejected('NothingDue', 'Nobody has lost by absence.');
}

function abandon(state: MatchState, { now, secret }: Given): Decided {
  return isDue(state, 'abandon', now)
    ? [{ type: 'MatchAbandoned', why: 'noPeople', secret }]
    : rejected('NothingDue', 'The match is not idle for long enough.');
}

function rematch({ next }: Of<'rematch'>, state: MatchState): Decided {
  if (state.phase !== 'finished' && state.phase !== 'abandoned')
    return rejected('MatchNotOver', 'The match is not over.');
  if (state.rematch !== null) return rejected('RematchExists', 'The next match is open already.');
  return [{ type: 'RematchOpened', match: next }];
}

function decideFor(
  command: Exclude<OfPerson, Of<'rematch'>>,
  own: readonly NumberedSeat[],
  { state, given }: { readonly state: MatchState; readonly given: Given },
): Decided {
  switch (command.type) {
    case 'leave':
      return state.phase === 'waiting' ? leaveTable(state, given.by) : markAway(own, given.now);
    case 'markAway':
      return markAway(own, command.since);
    case 'return':
      return comeBack(own);
    default:
      if (state.phase !== 'playing') return rejected('NotStarted', 'The match has not begun.');
      return command.type === 'resign'
        ? resign(own, state, given)
        : decideAgreement(command, own, { state, given });
  }
}

export function decideEnding(command: EndingCommand, state: MatchState, given: Given): Decided {
  if (command.type === 'abandon') return abandon(state, given);
  if (command.type === 'forfeit') return forfeit(state, given);
  if (command.type === 'resume' && given.by === 'server') return resume(state, given);
  const own = seatsOfPerson(state, command.type === 'markAway' ? command.person : given.by);
  if (own.length === 0) return rejected('NotSeated', 'You do not sit at this table.');
  if (command.type === 'rematch') return rematch(command, state);
  if (isOver(state)) return rejected('MatchOver', 'The match is over.');
  const playing = own.filter(({ resigned }) => !resigned);
  return playing.length > 0
    ? decideFor(command, playing, { state, given })
    : rejected('Resigned', 'You have resigned.');
}
