import { loadCatalog } from '@open-yatzy/i18n';
import { parseVerdict } from '@open-yatzy/protocol';
import { error, type RequestEvent, redirect } from '@sveltejs/kit';
import { operatorPath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { readForm } from '#lib/server/form.ts';
import { services } from '#lib/server/services.ts';
import { refusalOf } from '#lib/server/social-actions.ts';
import type { Actions, PageServerLoad } from './$types';

/** For all others there is no such page. */
function operatorOf({ locals: { person } }: Pick<RequestEvent, 'locals'>) {
  return person?.isOperator ? person : error(404, 'not an operator');
}

export const load: PageServerLoad = async ({ locals, params, setHeaders }) => {
  operatorOf({ locals });
  setHeaders({ 'cache-control': 'private, no-store' });
  const { social } = services();
  return {
    reports: await social.openReports(),
    measures: await social.latestMeasures(),
    newName: suggestedName(await loadCatalog(params.lang)),
    now: Date.now(),
  };
};

export const actions: Actions = {
  judge: async (event) => {
    const { id } = operatorOf(event);
    const form = await readForm(event);
    const verdict = parseVerdict(Object.fromEntries(form));
    if (!verdict) error(400, 'not a verdict');
    const refused = refusalOf(await services().social.judge(id, verdict));
    return refused ?? redirect(303, operatorPath(event.locals.lang));
  },
  lift: async (event) => {
    const { id } = operatorOf(event);
    const form = await readForm(event);
    await services().social.lift(id, Number(form.get('measure')));
    redirect(303, operatorPath(event.locals.lang));
  },
};
