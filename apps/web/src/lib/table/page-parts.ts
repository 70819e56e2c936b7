import { loadRecordWords, loadSocialWords } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';
import { noticeParts } from '#lib/social/notice-parts.ts';
import type { TablePageData } from './page-data.ts';

/** What the page of a table shows beside the table, and its words. */
export type PageParts = Awaited<ReturnType<typeof partsOf>>;

/** Whether there are, or may be, others to talk with. */
function isAmongPeople({ access, phase, seats }: MatchState, person: string | undefined): boolean {
  if (access === 'device') return false;
  return (
    phase === 'waiting' || seats.some(({ holder }) => holder.type === 'person' && holder.person !== person)
  );
}

/** A table that is played at does not carry the room in which it was waited for, nor one among bots what is said among people. */
export async function partsOf({ lang, person, notices, state, aftermath }: TablePageData) {
  const talks = isAmongPeople(state, person?.id);
  const isOver = state.phase === 'finished' || state.phase === 'abandoned';
  const isPlayed = state.phase !== 'waiting' && state.phase !== 'closed';
  return {
    ...(await noticeParts(notices, lang)),
    RoomPage: isPlayed ? null : (await import('#lib/room/room-page.svelte')).default,
    End: isOver ? (await import('./match-end.svelte')).default : null,
    Talk: talks ? (await import('./talk.svelte')).default : null,
    Aftermath: aftermath ? (await import('#lib/records/aftermath.svelte')).default : null,
    records: aftermath ? await loadRecordWords(lang) : null,
    social: talks ? await loadSocialWords(lang) : null,
  };
}
