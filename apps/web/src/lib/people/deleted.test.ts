import { loadCatalog } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';
import { expect, it } from 'vitest';
import { begun } from '../state/sample-play.ts';
import { withDeleted } from './deleted.ts';

const namesOf = ({ seats }: MatchState) =>
  seats.map(({ holder }) => (holder.type === 'nobody' ? null : holder.name));

it('says in the reader’s language that a player is deleted, and leaves everyone else as they are', async () => {
  const { state } = begun('joker-13', { beside: 'bertil' });
  const catalog = await loadCatalog('sv');
  expect(withDeleted(state, catalog)).toBe(state);
  const seats = state.seats.map((seat, number) =>
    number === 1 && seat.holder.type === 'person' ? { ...seat, holder: { ...seat.holder, name: '' } } : seat,
  );
  const shown = withDeleted({ ...state, seats }, catalog);
  expect(namesOf(shown)).toEqual([namesOf(state)[0], 'Raderad spelare']);
});
