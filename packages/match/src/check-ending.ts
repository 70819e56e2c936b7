import { type Context, checkHolder, checkPlaying, differs, type Messages, type Of } from './checking.ts';
import type { Ending } from './events.ts';
import { counts } from './mode.ts';
import { endsWithout, resultsOf } from './results.ts';
import type { MatchState } from './state.ts';
import type { SeatNumber } from './vocabulary.ts';

/** What is wrong with an event by which persons settle something among themselves, or by which a match ends. */

function checkResigned(seat: SeatNumber, state: MatchState, { by }: Context): Messages {
  const isPlaying = checkPlaying(seat, state);
  const holder = state.seats[seat]?.holder;
  return [...isPlaying, ...differs('who resigned', holder?.type === 'person' && holder.person, by)];
}

const onlyNormal = (what: string, state: MatchState) =>
  counts(state) ? [`${what} has no place in a match that counts`] : [];

function checkEarlyEnd(ending: Ending, state: MatchState, context: Context): Messages {
  if (!state.turn) return ['every card is full: nothing else ends the match'];
  switch (ending.type) {
    case 'drawAgreed':
      return onlyNormal('a draw by agreement', state);
    case 'absence':
      return [
        ...checkHolder(ending.seat, state, ['person']),
        ...(counts(state) ? [] : ['absence loses only a match that counts']),
        ...differs('seat whose turn it is', state.turn.seat, ending.seat),
      ];
    case 'resigned':
      return [
        ...checkResigned(ending.seat, state, context),
        ...(endsWithout(state, ending.seat) ? [] : ['enough seats are left for the match to go on']),
      ];
    default:
      return ['ending: unknown'];
  }
}

export function checkFinished(event: Of<'MatchFinished'>, state: MatchState, context: Context): Messages {
  const { ending } = event;
  const isOver = state.turn ? ['the match is said to be finished, but boxes are open'] : [];
  return [
    ...differs('secret', context.secret, event.secret),
    ...(ending ? checkEarlyEnd(ending, state, context) : isOver),
    ...differs('results', resultsOf(state, ending), event.results),
  ];
}

export function checkAbandoned(event: Of<'MatchAbandoned'>, state: MatchState, context: Context): Messages {
  return [
    ...differs('secret', context.secret, event.secret),
    ...(event.why === 'agreement' ? onlyNormal('an end by agreement', state) : []),
    ...(state.turn ? [] : ['every card is full: the match is finished, not abandoned']),
  ];
}

type Settling = Of<
  | 'SeatResigned'
  | 'EndProposed'
  | 'DrawProposed'
  | 'PauseProposed'
  | 'ProposalDeclined'
  | 'MatchPaused'
  | 'MatchResumed'
>;

export function checkSettling(event: Settling, state: MatchState, context: Context): Messages {
  const { pausedSince } = state;
  switch (event.type) {
    case 'SeatResigned':
      return [
        ...checkResigned(event.seat, state, context),
        ...(endsWithout(state, event.seat) ? ['too few seats are left: the match is finished'] : []),
      ];
    case 'EndProposed':
    case 'DrawProposed':
      return [...checkPlaying(event.seat, state), ...onlyNormal('this proposal', state)];
    case 'PauseProposed':
    case 'ProposalDeclined':
      return checkPlaying(event.seat, state);
    case 'MatchPaused':
      return pausedSince === null ? [] : ['the match is paused already'];
    case 'MatchResumed':
      return pausedSince === null ? ['the match is not paused'] : [];
  }
}
