import { loadCatalog } from '@open-yatzy/i18n';
import { personCookie } from '@open-yatzy/protocol';
import { redirect } from '@sveltejs/kit';
import { accountPath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { accountActions } from '#lib/server/account-actions.ts';
import { programActions } from '#lib/server/program-actions.ts';
import { services } from '#lib/server/services.ts';
import { originOf } from '#lib/server/visitor.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ cookies, locals, params, request, setHeaders, url }) => {
  const own = accountPath(params.lang);
  if (url.pathname !== own) redirect(308, own);
  setHeaders({ 'cache-control': 'private, no-store' });
  const { people, programs } = services();
  return {
    account: locals.person ? await people.account(cookies.get(personCookie)) : null,
    programs: locals.person ? await programs.list(locals.person.id) : [],
    canHavePasskeys: people.passkeyOrigin(originOf(request.headers)) !== null,
    suggestedName: suggestedName(await loadCatalog(params.lang)),
  };
};

export const actions = { ...accountActions, ...programActions };
