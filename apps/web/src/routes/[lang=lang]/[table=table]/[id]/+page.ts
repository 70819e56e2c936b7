import type { PageLoad } from './$types';

/** A table that is played at does not carry the room in which it was waited for. */
export const load: PageLoad = async ({ data }) => ({
  ...data,
  WaitingRoom:
    data.state.phase === 'waiting' ? (await import('#lib/room/waiting-room.svelte')).default : null,
});
