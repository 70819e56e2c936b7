import { loadCatalog } from '@open-yatzy/i18n';
import { plainNickname } from '@open-yatzy/match';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { strengthOf } from '#lib/home/choice.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { commandOf, pageAgain, readTableForm, sendForm } from './commands.ts';
import { rememberChoice, rememberedChoice } from './remembered-choice.ts';
import { services } from './services.ts';
import { actAs, admit } from './session.ts';

/** What forms of the waiting room do; the table's page has them among its actions. */

type RoomEvent = RequestEvent<{ id: string }>;
type Wish = (form: FormData) => Readonly<Record<string, unknown>>;

function action(wish: Wish) {
  return async (event: RoomEvent) => {
    const form = await readTableForm(event);
    if (!event.locals.person) return fail(409, { rejection: 'NotSeated' as const });
    const refused = await sendForm(event.params.id, event.locals.person.id, commandOf(form, wish(form)));
    const bot = strengthOf(form.get('bot'));
    if (bot) rememberChoice({ ...rememberedChoice(event.cookies), bot }, event);
    return refused ?? redirect(303, pageAgain(event));
  };
}

export const seatBot = action((form) => ({ type: 'seatBot', bot: strengthOf(form.get('bot')) }));
export const freeSeat = action((form) => ({ type: 'freeSeat', seat: Number(form.get('seat')) }));
export const start = action((form) => ({ type: 'start', bot: strengthOf(form.get('bot')) }));
export const leave = action(() => ({ type: 'leave' }));

/** Sits down under the name given; without a commitment the server makes the seed. */
export const takeSeat = async (event: RoomEvent) => {
  const form = await readTableForm(event);
  const name =
    plainNickname(String(form.get('name') ?? '')) || suggestedName(await loadCatalog(event.locals.lang));
  const commitment = form.get('commitment') || null;
  const command = commandOf(form, { type: 'takeSeat', name, commitment });
  if (!event.locals.person) admit(event);
  const person = await actAs(name, event);
  if ('code' in person) return fail(409, { rejection: person.code });
  return (await sendForm(event.params.id, person.id, command)) ?? redirect(303, pageAgain(event));
};

/** Shows the table in the lobby, for its maker. */
export const list = async (event: RoomEvent) => {
  await readTableForm(event);
  const { person } = event.locals;
  const answer = person && (await services().lobby.list(person.id, event.params.id));
  if (answer?.type === 'listed') return redirect(303, pageAgain(event));
  const isOver = answer?.type === 'refused' && answer.code === 'TableGone';
  return fail(409, { rejection: isOver ? ('AlreadyStarted' as const) : ('NotTheMaker' as const) });
};
