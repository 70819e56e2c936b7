import { type Language, loadRecordWords } from '@open-yatzy/i18n';
import { counts, type MatchState, type PersonId, seatsOfPerson } from '@open-yatzy/match';
import { diamondPrizes } from '@open-yatzy/protocol';
import { services } from './services.ts';

/**
 * What someone plays for at a match that counts and is not over, in words, so that the page need not load them. Null for who
 * looks on, and where nothing is played for.
 */
export async function stakesOf(
  state: MatchState,
  person: PersonId | undefined,
  language: Language,
): Promise<string | null> {
  const isOn = state.phase === 'revealing' || state.phase === 'playing';
  if (!isOn || !person || !counts(state) || seatsOfPerson(state, person).length === 0) return null;
  const { stakes: words } = await loadRecordWords(language);
  const others = state.seats.flatMap(({ holder }) =>
    holder.type === 'person' && holder.person !== person ? [holder.person] : [],
  );
  const [other] = others;
  if (state.mode === 'diamonds') {
    const { won, drawn } = diamondPrizes[other ? 'people' : 'master'];
    return words.diamonds(won, drawn);
  }
  if (!other) return null;
  const { win } = await services().records.expectation(person, other, state.ruleSet.id);
  return words.ranked(Math.round(100 * win));
}
