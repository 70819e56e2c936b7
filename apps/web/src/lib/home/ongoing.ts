import { type MatchState, type PersonId, seatsOf, seatsOfPerson } from '@open-yatzy/match';

/** A match that can be gone on with, as the home page lists it. */
export interface OngoingMatch {
  readonly match: string;
  readonly rules: string;
  /** The others at the table, or all who play round one device. */
  readonly names: readonly string[];
  readonly turn: { readonly type: 'own' | 'other'; readonly name: string; readonly round: number } | null;
}

export function ongoingMatch(state: MatchState, person: PersonId): OngoingMatch {
  const own = new Set(seatsOfPerson(state, person).map(({ number }) => number));
  const shown = seatsOf(state).filter(({ number }) => state.access === 'device' || !own.has(number));
  const names = shown.flatMap(({ holder }) => (holder.type === 'nobody' ? [] : [holder.name]));
  const holder = state.turn && state.seats[state.turn.seat]?.holder;
  const turn =
    state.turn && holder && holder.type !== 'nobody'
      ? {
          type: state.access !== 'device' && own.has(state.turn.seat) ? ('own' as const) : ('other' as const),
          name: holder.name,
          round: state.turn.number,
        }
      : null;
  return { match: state.match, rules: state.ruleSet.id, names, turn };
}
