import { botHasTurn, otherPersonWaits } from './seats.ts';
import type { MatchState } from './state.ts';
import { absenceGrace, emptyTableTime, idleMatchTime, type Milliseconds, revealTime } from './vocabulary.ts';

/** What the server must do of itself, and from when; a time that has passed, or 0, is at once. */
export interface DueStep {
  readonly due: Milliseconds;
  /** `bot`: the turn is played by a bot, or by rule of thumb once it has timed out; `start`: a rematch whose seats are filled. */
  readonly step: 'start' | 'begin' | 'bot' | 'timeOut' | 'closeTable' | 'abandon';
}

const atOnce = 0 as Milliseconds;
const after = (from: number, milliseconds: number) => (from + milliseconds) as Milliseconds;

/** When the clock of the present turn runs out; null where none runs. */
export function clockDue(state: MatchState): Milliseconds | null {
  const { turn, clock } = state;
  if (!turn || clock === null || botHasTurn(state) || !otherPersonWaits(state, turn.seat)) return null;
  return after(turn.clockFrom, clock * 1000);
}

/** When the absence of the seat whose turn it is ends its turn; null where it does not. */
export function absenceDue(state: MatchState): Milliseconds | null {
  const { turn } = state;
  const awaySince = turn ? (state.seats[turn.seat]?.awaySince ?? null) : null;
  if (!turn || awaySince === null || botHasTurn(state) || !otherPersonWaits(state, turn.seat)) return null;
  return after(Math.max(awaySince, turn.clockFrom), absenceGrace);
}

function turnStep(state: MatchState): DueStep {
  if (botHasTurn(state)) return { due: atOnce, step: 'bot' };
  const ends = [clockDue(state), absenceDue(state)].filter((due) => due !== null);
  return ends.length > 0
    ? { due: Math.min(...ends) as Milliseconds, step: 'timeOut' }
    : { due: after(state.changedAt, idleMatchTime), step: 'abandon' };
}

/** What comes next without anybody's doing; null where nothing does. */
export function dueStep(state: MatchState): DueStep | null {
  switch (state.phase) {
    case 'waiting': {
      const filled = state.seats.every(({ holder }) => holder.type !== 'nobody');
      if (state.rematchOf && filled) return { due: atOnce, step: 'start' };
      return state.emptySince === null
        ? null
        : { due: after(state.emptySince, emptyTableTime), step: 'closeTable' };
    }
    case 'revealing': {
      const complete = state.seats.every(({ seed }) => seed.type === 'known');
      return { due: complete ? atOnce : after(state.phaseSince, revealTime), step: 'begin' };
    }
    case 'playing':
      return state.turn && turnStep(state);
    case 'finished':
    case 'abandoned':
    case 'closed':
      return null;
  }
}
