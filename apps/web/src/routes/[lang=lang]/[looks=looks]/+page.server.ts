import { findLook, type LookKind, lookKinds, type RecordAnswer } from '@open-yatzy/protocol';
import { error, fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { looksPath } from '#lib/records/record-paths.ts';
import { readForm } from '#lib/server/form.ts';
import { services } from '#lib/server/services.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ locals, params, setHeaders, url }) => {
  const own = looksPath(params.lang);
  if (url.pathname !== own) redirect(308, `${own}${url.search}`);
  setHeaders({ 'cache-control': 'private, no-store' });
  return {
    purse: locals.person ? await services().records.purse(locals.person.id) : null,
    /** What is looked at closer. */
    closer: findLook(url.searchParams.get('look') ?? '') ?? null,
  };
};

/** Who acts, and with what; looking alone makes nobody, and a newcomer has nothing to buy with. */
async function acting(event: RequestEvent) {
  const form = await readForm(event);
  const { person, lang } = event.locals;
  if (!person) error(403, 'stale form');
  return { form, person: person.id, lang };
}

function answered(answer: RecordAnswer, path: string) {
  return answer.type === 'refused' ? fail(409, { refused: answer.code }) : redirect(303, path);
}

function kindIn(form: FormData): LookKind {
  return lookKinds.find((kind) => kind === form.get('kind')) ?? error(400, 'no kind');
}

export const actions: Actions = {
  async buy(event) {
    const { form, person, lang } = await acting(event);
    const look = String(form.get('look'));
    return answered(await services().records.buy(person, look), looksPath(lang, look));
  },
  /** Without a look what is worn of the kind is taken off. */
  async wear(event) {
    const { form, person, lang } = await acting(event);
    const kind = kindIn(form);
    const look = String(form.get('look') ?? '') || null;
    return answered(await services().records.wear(person, { kind, look }), looksPath(lang));
  },
};
