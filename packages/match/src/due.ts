import { counts } from './mode.ts';
import { botHasTurn, heirOf, isPresent, seatsOfPerson } from './seats.ts';
import type { MatchState } from './state.ts';
import { absentFrom, clockDue } from './turn-clock.ts';
import {
  absenceGrace,
  emptyTableTime,
  forfeitAbsence,
  idleMatchTime,
  longestPause,
  type Milliseconds,
  makerGrace,
  revealTime,
  timeoutsBeforeHold,
} from './vocabulary.ts';

/** What the server must do of itself, and from when; a time that has passed, or 0, is at once. */
export interface DueStep {
  readonly due: Milliseconds;
  /** `bot`: the turn is played by a bot, or by rule of thumb once it has timed out; `start`: a rematch whose seats are filled. */
  readonly step:
    | 'start'
    | 'handOn'
    | 'begin'
    | 'bot'
    | 'timeOut'
    | 'forfeit'
    | 'resume'
    | 'closeTable'
    | 'abandon';
}

const atOnce = 0 as Milliseconds;
const after = (from: number, milliseconds: number) => (from + milliseconds) as Milliseconds;

/** When the absence of the seat whose turn it is ends its turn; null where it does not. */
export function absenceDue(state: MatchState): Milliseconds | null {
  const from = absentFrom(state);
  return from === null ? null : after(from, absenceGrace);
}

/** When the seat whose turn it is has been absent for too long in a game that counts; null where it has not yet been. */
function forfeitDue(state: MatchState): Milliseconds | null {
  const from = counts(state) ? absentFrom(state) : null;
  const absent = (state.turn && state.seats[state.turn.seat]?.absentOnTurn) ?? 0;
  return from === null ? null : after(from, Math.max(0, forfeitAbsence - absent));
}

/** When the present turn is over though nobody has written, and what comes of that. */
function turnEnd(state: MatchState): DueStep | null {
  const ends = [clockDue(state), absenceDue(state)].filter((due) => due !== null);
  const timeouts = (state.turn && state.seats[state.turn.seat]?.timeouts) ?? 0;
  // Where in other games a bot would take over, a game that counts is lost.
  const isLast = counts(state) && timeouts + 1 >= timeoutsBeforeHold;
  const forfeit = forfeitDue(state);
  const end = ends.length > 0 ? (Math.min(...ends) as Milliseconds) : null;
  if (forfeit !== null && (end === null || forfeit <= end)) return { due: forfeit, step: 'forfeit' };
  return end === null ? null : { due: end, step: isLast ? 'forfeit' : 'timeOut' };
}

function playingStep(state: MatchState): DueStep {
  const { pausedSince } = state;
  if (pausedSince !== null) {
    const longest = counts(state) ? longestPause.counting : longestPause.other;
    return { due: after(pausedSince, longest), step: 'resume' };
  }
  if (botHasTurn(state)) return { due: atOnce, step: 'bot' };
  return turnEnd(state) ?? { due: after(state.changedAt, idleMatchTime), step: 'abandon' };
}

/** When a maker who is away makes way for someone who is there. */
function handOnStep(state: MatchState): DueStep | null {
  const [own] = seatsOfPerson(state, state.maker);
  const heir = heirOf(state, state.maker);
  return own && own.awaySince !== null && heir && isPresent(heir)
    ? { due: after(own.awaySince, makerGrace), step: 'handOn' }
    : null;
}

function waitingStep(state: MatchState): DueStep | null {
  const filled = state.seats.every(({ holder }) => holder.type !== 'nobody');
  if (state.rematchOf && filled) return { due: atOnce, step: 'start' };
  return state.emptySince === null
    ? handOnStep(state)
    : { due: after(state.emptySince, emptyTableTime), step: 'closeTable' };
}

/** What comes next without anybody's doing; null where nothing does. */
export function dueStep(state: MatchState): DueStep | null {
  switch (state.phase) {
    case 'waiting':
      return waitingStep(state);
    case 'revealing': {
      const complete = state.seats.every(({ seed }) => seed.type === 'known');
      return { due: complete ? atOnce : after(state.phaseSince, revealTime), step: 'begin' };
    }
    case 'playing':
      return state.turn && playingStep(state);
    case 'finished':
    case 'abandoned':
    case 'closed':
      return null;
  }
}

/** Whether this is what the server is to do by now. */
export function isDue(state: MatchState, step: DueStep['step'], now: Milliseconds): boolean {
  const next = dueStep(state);
  return next?.step === step && next.due <= now;
}
