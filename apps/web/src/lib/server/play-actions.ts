import type { MatchId, MatchState, PersonId } from '@open-yatzy/match';
import { type Box, boxIds, options } from '@open-yatzy/rules';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { homePath, tablePath } from '#lib/paths.ts';
import { commandOf, pageAgain, readTableForm, sendForm } from './commands.ts';
import { commandId } from './form.ts';
import { services } from './services.ts';

/** What the table's forms do, where no script sends it over the socket. `do` names the button that was pressed. */

type TableEvent = RequestEvent<{ id: string }>;

function chosenBox(form: FormData): Box | undefined {
  return boxIds.find((box) => box === form.get('box'));
}

function keptIn(form: FormData): readonly number[] {
  return [...new Set(form.getAll('keep').map(Number))].sort();
}

/** Whether writing the box would strike it: players are asked once more, unless they mean dice that lie there no longer. */
function strikes({ turn, seats, ruleSet }: MatchState, { at, box }: { at: number; box: Box }): boolean {
  if (!turn?.dice || at < turn.since) return false;
  const card = seats[turn.seat]?.card;
  const option = card && options(ruleSet, card, turn.dice).find((each) => each.box === box);
  return option !== undefined && option.points + option.bonus === 0;
}

async function write(event: TableEvent, form: FormData, person: PersonId) {
  const box = chosenBox(form);
  if (!box) return fail(409, { needsBox: true as const });
  const command = commandOf(form, { type: 'write', box });
  // As this person may see it: the answer tells of the dice that lie there.
  const looked = await services().social.look(event.params.id, person);
  const isStrike = looked && strikes(looked.state, { at: command.at, box });
  if (isStrike && form.get('strike') !== box) return fail(409, { strike: box });
  return sendForm(event.params.id, person, command);
}

/** Opens the next match, or finds it opened, and sits down at it. */
async function rematch(event: TableEvent, form: FormData, person: PersonId) {
  const refused = await sendForm(event.params.id, person, commandOf(form, { type: 'rematch' }));
  const state = await services().load(event.params.id);
  const next = state?.rematch;
  if (!next) return refused;
  const holder = state.seats.find(
    ({ holder: each }) => each.type === 'person' && each.person === person,
  )?.holder;
  const table = await services().load(next);
  if (table && holder?.type === 'person' && state.access !== 'device') {
    const commitment = String(form.get('commitment') ?? '') || null;
    // Refused only where the seat is taken already, which the waiting room then shows.
    await services().send(next as MatchId, person, {
      type: 'takeSeat',
      name: holder.name,
      commitment,
      at: table.seq,
      id: commandId(),
    });
  }
  return redirect(303, tablePath(event.locals.lang, next));
}

async function act(event: TableEvent, form: FormData, person: PersonId) {
  const send = (wish: Readonly<Record<string, unknown>>) =>
    sendForm(event.params.id, person, commandOf(form, wish));
  const wish = form.get('do');
  switch (wish) {
    case 'roll':
      return send({ type: 'roll', keep: keptIn(form) });
    case 'throwAll':
      return send({ type: 'roll', keep: [] });
    case 'write':
    // The Enter key presses a form's first button; here that writes, and never rolls by mistake.
    case 'enter':
      return write(event, form, person);
    case 'rematch':
      return rematch(event, form, person);
    case 'leave':
      return (await send({ type: 'leave' })) ?? redirect(303, homePath(event.locals.lang));
    default:
      return send({ type: wish });
  }
}

export const play = async (event: TableEvent) => {
  const form = await readTableForm(event);
  const { person } = event.locals;
  if (!person) return fail(409, { rejection: 'NotSeated' as const });
  const refused = await act(event, form, person.id);
  return refused ?? redirect(303, pageAgain(event));
};
