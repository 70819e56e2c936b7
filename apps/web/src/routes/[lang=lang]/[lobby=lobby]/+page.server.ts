import { loadCatalog } from '@open-yatzy/i18n';
import { isSeedOffer, plainNickname } from '@open-yatzy/match';
import { lobbyRefusals, type NameFault, type Person } from '@open-yatzy/protocol';
import { error, fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { parseChoice, quickMatchFor } from '#lib/home/choice.ts';
import { ongoingMatch } from '#lib/home/ongoing.ts';
import { lobbyPath, tablePath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { readForm } from '#lib/server/form.ts';
import { joinQuickMatch } from '#lib/server/quick-match.ts';
import { rememberChoice, rememberedChoice } from '#lib/server/remembered-choice.ts';
import { services } from '#lib/server/services.ts';
import { actAs, admit } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ cookies, locals, params, url, setHeaders }) => {
  setHeaders({ 'cache-control': 'private, no-store' });
  const { person } = locals;
  const lobby = await services().lobby.view(person?.id ?? null);
  const wasWaiting = url.searchParams.has('waiting') && !lobby.waitsFor;
  if (wasWaiting && lobby.playing) redirect(303, tablePath(params.lang, lobby.playing));
  const ongoing = person ? await services().ongoing(person.id) : [];
  return {
    lobby,
    wasWaiting,
    refused: lobbyRefusals.find((code) => url.searchParams.has(code)) ?? null,
    choice: rememberedChoice(cookies),
    name: person?.name ?? suggestedName(await loadCatalog(params.lang)),
    ongoing: ongoing.flatMap(({ state }) => (person ? [ongoingMatch(state, person.id)] : [])),
  };
};

/** Whoever acts, under the name that the form gives; what is refused of the name else. */
async function personFor(form: FormData, event: RequestEvent): Promise<Person | NameFault> {
  const { person, lang } = event.locals;
  if (person) return person;
  admit(event);
  const name = plainNickname(String(form.get('name') ?? '')) || suggestedName(await loadCatalog(lang));
  return actAs(name, event);
}

function commitmentIn(form: FormData): string | null {
  const commitment = String(form.get('commitment') ?? '') || null;
  if (commitment !== null && !isSeedOffer({ type: 'committed', commitment })) error(400, 'not a commitment');
  return commitment;
}

export const actions: Actions = {
  join: async (event) => {
    const form = await readForm(event);
    const asked = new URLSearchParams(
      ['rules', 'company', 'mode', 'seats'].map((field) => [field, String(form.get(field) ?? '')]),
    );
    const { rules, company, mode, seats } = parseChoice(asked);
    const choice = { ...rememberedChoice(event.cookies), rules, company, mode, seats };
    const wish = quickMatchFor(choice, commitmentIn(form));
    if (!wish) error(400, 'not a quick match');
    const person = await personFor(form, event);
    if ('code' in person) return fail(409, { nameRefused: person.code });
    rememberChoice(choice, event);
    return fail(409, { refused: await joinQuickMatch(person, wish, event) });
  },
  cancel: async (event) => {
    await readForm(event);
    const { person, lang } = event.locals;
    const answer = person && (await services().lobby.cancel(person.id));
    redirect(303, answer?.type === 'playing' ? tablePath(lang, answer.match) : lobbyPath(lang));
  },
  sit: async (event) => {
    const form = await readForm(event);
    const wish = { match: String(form.get('match')), commitment: commitmentIn(form) };
    const person = await personFor(form, event);
    if ('code' in person) return fail(409, { nameRefused: person.code });
    const answer = await services().lobby.sitDown(person, wish);
    if (answer.type === 'refused') return fail(409, { refused: answer.code });
    return redirect(303, tablePath(event.locals.lang, answer.match));
  },
};
