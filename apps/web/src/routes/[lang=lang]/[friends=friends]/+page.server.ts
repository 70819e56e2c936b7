import { loadCatalog } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { friendLinkPath, friendsPath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { invitationTo } from '#lib/server/invitation.ts';
import { services } from '#lib/server/services.ts';
import {
  accept,
  acknowledge,
  block,
  decline,
  invite,
  makeLink,
  unblock,
  unfriend,
} from '#lib/server/social-actions.ts';
import { newsKey } from '#lib/social/news-key.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ depends, locals, params, request, setHeaders }) => {
  depends(newsKey);
  const own = friendsPath(params.lang);
  if (!own.endsWith(`/${params.friends}`)) redirect(308, own);
  setHeaders({ 'cache-control': 'private, no-store' });
  const { person } = locals;
  const name = person?.name ?? suggestedName(await loadCatalog(params.lang));
  if (!person) return { about: null, link: null, tables: [], name };
  const about = await services().social.friendsPage(person.id);
  const waiting = (await services().ongoing(person.id)).filter(
    ({ state: { phase, seats } }) =>
      phase === 'waiting' && seats.some(({ holder }) => holder.type === 'nobody'),
  );
  return {
    about,
    name,
    link: about.link && invitationTo({ request }, friendLinkPath(about.link.code)),
    /** Tables that friends can be asked to, the latest first. */
    tables: waiting.map(({ state }) => ({ match: state.match, rules: state.ruleSet.id })),
  };
};

export const actions: Actions = {
  makeLink,
  unfriend,
  block,
  unblock,
  invite,
  accept,
  decline,
  acknowledge,
};
