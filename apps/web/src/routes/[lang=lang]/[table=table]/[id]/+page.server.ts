import { addressWord, loadCatalog } from '@open-yatzy/i18n';
import type { MatchState, PersonId, Seq } from '@open-yatzy/match';
import type { Friend } from '@open-yatzy/protocol';
import { error, redirect } from '@sveltejs/kit';
import { tablePath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { commandId } from '#lib/server/form.ts';
import { invitation } from '#lib/server/invitation.ts';
import { play } from '#lib/server/play-actions.ts';
import { rememberedChoice } from '#lib/server/remembered-choice.ts';
import { freeSeat, leave, list, seatBot, start, takeSeat } from '#lib/server/room-actions.ts';
import { services } from '#lib/server/services.ts';
import { stakesOf } from '#lib/server/stakes.ts';
import { blockAtTable, mute, report, say, setTexts } from '#lib/server/talk-actions.ts';
import { newsKey } from '#lib/social/news-key.ts';
import { decisiveTurn } from '#lib/state/decisive-turn.ts';
import type { Actions, PageServerLoad } from './$types';

/** Which commands were answered is between their senders and the server. */
function forPage(state: MatchState): MatchState {
  return { ...state, answered: null };
}

function peopleAt({ seats }: MatchState): readonly PersonId[] {
  return seats.flatMap(({ holder }) => (holder.type === 'person' ? [holder.person] : []));
}

/** Friends whom someone who sits at a table that waits can ask to a seat of it. */
async function friendsToAsk(state: MatchState, person: PersonId | undefined): Promise<readonly Friend[]> {
  const seated = peopleAt(state);
  const hasRoom = state.seats.some(({ holder }) => holder.type === 'nobody');
  if (!person || state.phase !== 'waiting' || !hasRoom || !seated.includes(person)) return [];
  const { friends } = await services().social.friendsPage(person);
  return friends.filter(({ id }) => !seated.includes(id));
}

export const load: PageServerLoad = async ({ cookies, depends, params, locals, request, setHeaders }) => {
  depends(newsKey);
  const { person } = locals;
  const looked = await services().social.look(params.id, person?.id ?? null);
  if (!looked) error(404, 'no table');
  const { state, now } = looked;
  if (params.table !== addressWord(params.lang, 'table')) redirect(308, tablePath(params.lang, params.id));
  setHeaders({ 'cache-control': 'private, no-store' });
  if (person) await services().seen(state.match, person.id);
  const isFinished = state.phase === 'finished';
  return {
    state: forPage(state),
    now,
    company: await services().social.company(state.match, person?.id ?? null),
    commandId: commandId(),
    name: person?.name ?? suggestedName(await loadCatalog(params.lang)),
    bot: rememberedChoice(cookies).bot,
    friends: await friendsToAsk(state, person?.id),
    invitation:
      state.phase === 'waiting'
        ? { ...invitation({ request }, params.id), code: await services().codes.of(state.match) }
        : null,
    isListed: state.phase === 'waiting' && (await services().lobby.isListed(state.match)),
    worn: await services().records.worn(peopleAt(state)),
    stakes: await stakesOf(state, person?.id, params.lang),
    aftermath: isFinished ? await services().records.aftermath(state.match) : null,
    decisive: isFinished ? decisiveTurn(await services().events(state.match, 0 as Seq)) : null,
  };
};

export const actions: Actions = {
  play,
  takeSeat,
  seatBot,
  freeSeat,
  start,
  leave,
  list,
  say,
  mute,
  setTexts,
  block: blockAtTable,
  report,
};
