import { loadRecordWords, loadSocialWords } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';
import type { PageLoad } from './$types';

/** Whether there are, or may be, others to talk with. */
function isAmongPeople({ access, phase, seats }: MatchState, person: string | undefined): boolean {
  if (access === 'device') return false;
  return (
    phase === 'waiting' || seats.some(({ holder }) => holder.type === 'person' && holder.person !== person)
  );
}

/** A table that is played at does not carry the room in which it was waited for, nor one among bots what is said among people. */
export const load: PageLoad = async ({ data, params, parent }) => {
  const { person, isPlain } = await parent();
  const isWaiting = data.state.phase === 'waiting';
  const talks = isAmongPeople(data.state, person?.id);
  return {
    ...data,
    WaitingRoom: isWaiting ? (await import('#lib/room/waiting-room.svelte')).default : null,
    AskFriends: data.friends.length > 0 ? (await import('#lib/social/ask-friends.svelte')).default : null,
    Talk: talks ? (await import('#lib/table/talk.svelte')).default : null,
    Aftermath: data.aftermath ? (await import('#lib/records/aftermath.svelte')).default : null,
    PlainTable: isPlain && !isWaiting ? (await import('#lib/table/plain-table.svelte')).default : null,
    records: data.stakes || data.aftermath ? await loadRecordWords(params.lang) : null,
    social: talks ? await loadSocialWords(params.lang) : null,
  };
};
