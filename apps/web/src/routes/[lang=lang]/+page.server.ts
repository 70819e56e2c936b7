import { loadCatalog } from '@open-yatzy/i18n';
import { isSeedOffer, plainNickname } from '@open-yatzy/match';
import { error, fail, redirect } from '@sveltejs/kit';
import { parseChoice, quickMatchFor, seatsFor } from '#lib/home/choice.ts';
import { ongoingMatch } from '#lib/home/ongoing.ts';
import { lobbyPath, tablePath } from '#lib/paths.ts';
import { withDeleted } from '#lib/people/deleted.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { readForm } from '#lib/server/form.ts';
import { openTable } from '#lib/server/open-table.ts';
import { joinQuickMatch } from '#lib/server/quick-match.ts';
import { rememberChoice, rememberedChoice } from '#lib/server/remembered-choice.ts';
import { services } from '#lib/server/services.ts';
import { actAs, admit } from '#lib/server/session.ts';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ cookies, locals, params }) => {
  const catalog = await loadCatalog(params.lang);
  const choice = rememberedChoice(cookies);
  const name = locals.person?.name ?? suggestedName(catalog);
  const ongoing = locals.person ? await services().ongoing(locals.person.id) : [];
  return {
    choice: { ...choice, players: [choice.players[0] || name, ...choice.players.slice(1)] },
    name,
    isWaiting: locals.person !== null && (await services().lobby.waitsFor(locals.person.id)) !== null,
    ongoing: ongoing.flatMap(({ state }) =>
      locals.person ? [ongoingMatch(withDeleted(state, catalog), locals.person.id)] : [],
    ),
  };
};

export const actions: Actions = {
  go: async (event) => {
    const { params } = event;
    const form = await readForm(event);
    const text = (field: string) => form.getAll(field).map(String);
    const choice = parseChoice(
      new URLSearchParams(
        ['rules', 'company', 'mode', 'bot', 'seats', 'clock', 'inLobby', 'player'].flatMap((field) =>
          text(field).map((value) => [field, value]),
        ),
      ),
    );
    const commitments = text('commitment');
    if (!commitments.every((commitment) => isSeedOffer({ type: 'committed', commitment })))
      error(400, 'not a commitment');
    const catalog = await loadCatalog(params.lang);
    const own = choice.company === 'device' ? choice.players[0] : plainNickname(text('name')[0] ?? '');
    const others = choice.company === 'device' ? seatsFor(choice) - 1 : 0;
    const otherName = (_: unknown, index: number) =>
      choice.players[index + 1] || catalog.home.player(index + 2);
    const names = [own || suggestedName(catalog), ...Array.from({ length: others }, otherName)];
    const fault = names.map((name) => services().people.nameFault(name)).find((each) => each !== null);
    rememberChoice(choice, event);
    if (fault) return fail(409, { refused: fault.code });
    admit(event);
    const maker = await actAs(names[0] ?? '', event);
    if ('code' in maker) return fail(409, { refused: maker.code });
    const wish = quickMatchFor(choice, commitments[0] ?? null);
    if (wish) redirect(303, lobbyPath(params.lang, await joinQuickMatch(maker, wish, event)));
    const match = await openTable(maker, choice, { names, commitments });
    redirect(303, tablePath(params.lang, match));
  },
};
