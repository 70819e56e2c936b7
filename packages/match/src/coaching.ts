import type { MatchState } from './state.ts';

/**
 * Whether whoever plays may be advised while the match is on. Every match may, since none counts for more than itself;
 * a kind of match that does says so here, for server and pages alike.
 */
export function allowsCoach({ phase }: MatchState): boolean {
  return phase === 'playing';
}
