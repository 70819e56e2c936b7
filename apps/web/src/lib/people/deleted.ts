import type { Catalog } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';

/** A match with words for those whose names were taken out of its log, since they deleted their account. */
export function withDeleted(state: MatchState, { common }: Pick<Catalog, 'common'>): MatchState {
  const isNameless = ({ holder }: MatchState['seats'][number]) =>
    holder.type === 'person' && holder.name === '';
  if (!state.seats.some(isNameless)) return state;
  const seats = state.seats.map((seat) =>
    isNameless(seat) && seat.holder.type === 'person'
      ? { ...seat, holder: { ...seat.holder, name: common.deletedPlayer } }
      : seat,
  );
  return { ...state, seats };
}
