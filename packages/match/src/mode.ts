import type { MatchState } from './state.ts';
import { type Clock, type Mode, modes } from './vocabulary.ts';

/** What of a table decides whether its mode is possible. */
export interface TableKind {
  readonly mode: Mode;
  readonly seats: number;
  readonly clock: Clock;
  readonly access: MatchState['access'];
}

/** Whether a match counts for more than itself: for a rating or for diamonds. */
export function counts({ mode }: Pick<MatchState, 'mode'>): boolean {
  return mode !== 'normal';
}

/** Whether whoever plays may be advised while the match is on; for server and pages alike. */
export function allowsCoach(state: Pick<MatchState, 'phase' | 'mode'>): boolean {
  return state.phase === 'playing' && !counts(state);
}

/** What keeps a table from being of its mode, as what was expected and what was got; null where nothing does. */
export function modeProblem({ mode, seats, clock, access }: TableKind): string | null {
  if (!modes.includes(mode)) return `mode: expected ${modes.join(', ')}, got ${mode}`;
  if (!counts({ mode })) return null;
  if (seats !== 2) return `seats: expected 2 for ${mode}, got ${seats}`;
  if (clock === null) return `clock: expected one for ${mode}, got none`;
  return access === 'paired' ? null : `access: expected paired for ${mode}, got ${access}`;
}
