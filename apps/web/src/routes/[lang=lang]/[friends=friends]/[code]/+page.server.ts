import { loadCatalog } from '@open-yatzy/i18n';
import { plainNickname } from '@open-yatzy/match';
import { fail, redirect } from '@sveltejs/kit';
import { friendsPath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { readForm } from '#lib/server/form.ts';
import { services } from '#lib/server/services.ts';
import { actAs, admit } from '#lib/server/session.ts';
import { refusalOf } from '#lib/server/social-actions.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, setHeaders }) => {
  const own = friendsPath(params.lang, params.code);
  if (own.split('/')[2] !== params.friends) redirect(308, own);
  setHeaders({ 'cache-control': 'private, no-store' });
  const maker = await services().social.linkMaker(params.code, locals.person?.id ?? null);
  return {
    maker,
    isOwn: maker !== null && maker.id === locals.person?.id,
    name: locals.person?.name ?? suggestedName(await loadCatalog(params.lang)),
  };
};

export const actions: Actions = {
  /** A newcomer becomes a person by it. */
  befriend: async (event) => {
    const form = await readForm(event);
    const { lang } = event.locals;
    const { person: known } = event.locals;
    if (!known) admit(event);
    const given = plainNickname(String(form.get('name') ?? '')) || suggestedName(await loadCatalog(lang));
    const person = known ?? (await actAs(given, event));
    if ('code' in person) return fail(409, { nameFault: person.code });
    const refused = refusalOf(await services().social.befriend(person.id, event.params.code));
    return refused ?? redirect(303, friendsPath(lang));
  },
};
