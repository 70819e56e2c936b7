import { counts, type MatchState, type PersonId, seatsOfPerson } from '@open-yatzy/match';
import { diamondPrizes, type Expectation } from '@open-yatzy/protocol';
import { services } from './services.ts';

/** What someone plays for at a match that counts and is not over. */
export type Stakes =
  | { readonly type: 'ranked'; readonly expectation: Expectation }
  | { readonly type: 'diamonds'; readonly won: number; readonly drawn: number };

/** Null for who looks on, and where nothing is played for. */
export async function stakesOf(state: MatchState, person: PersonId | undefined): Promise<Stakes | null> {
  const isOn = state.phase === 'revealing' || state.phase === 'playing';
  if (!isOn || !person || !counts(state) || seatsOfPerson(state, person).length === 0) return null;
  const others = state.seats.flatMap(({ holder }) =>
    holder.type === 'person' && holder.person !== person ? [holder.person] : [],
  );
  const [other] = others;
  if (state.mode === 'diamonds') return { type: 'diamonds', ...diamondPrizes[other ? 'people' : 'master'] };
  return other
    ? { type: 'ranked', expectation: await services().records.expectation(person, other, state.ruleSet.id) }
    : null;
}
