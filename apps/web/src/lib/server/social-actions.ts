import { loadCatalog } from '@open-yatzy/i18n';
import { type PersonId, plainNickname } from '@open-yatzy/match';
import type { Person, SocialAnswer, SocialRefusal } from '@open-yatzy/protocol';
import { type ActionFailure, error, fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { friendsPath, tablePath } from '#lib/paths.ts';
import { suggestedName } from '#lib/people/suggested-name.ts';
import { readForm } from './form.ts';
import { openTable } from './open-table.ts';
import { rememberedChoice } from './remembered-choice.ts';
import { services } from './services.ts';
import { actAs, admit } from './session.ts';

/** What forms about friends do; those of the notices are posted here from any page. */

type Refusal = ActionFailure<{ refusal: SocialRefusal }>;
type Deed = (person: Person, form: FormData, event: RequestEvent) => Promise<Refusal | undefined>;

function action(deed: Deed) {
  return async (event: RequestEvent): Promise<Refusal> => {
    const form = await readForm(event);
    const { person, lang } = event.locals;
    if (!person) error(403, 'stale form');
    return (await deed(person, form, event)) ?? redirect(303, friendsPath(lang));
  };
}

export function refusalOf(answer: SocialAnswer): Refusal | undefined {
  return answer.type === 'refused' ? fail(409, { refusal: answer.code }) : undefined;
}

function personIn(form: FormData): PersonId {
  return String(form.get('person')) as PersonId;
}

const matchIn = (form: FormData) => String(form.get('match'));

/** A newcomer becomes a person by it. */
export const makeLink = async (event: RequestEvent) => {
  const form = await readForm(event);
  const { person: known, lang } = event.locals;
  if (!known) admit(event);
  const given = plainNickname(String(form.get('name') ?? '')) || suggestedName(await loadCatalog(lang));
  const person = known ?? (await actAs(given, event));
  if ('code' in person) return fail(409, { nameFault: person.code });
  await services().social.makeLink(person.id);
  return redirect(303, friendsPath(lang));
};

export const unfriend = action(async ({ id }, form) => {
  await services().social.unfriend(id, personIn(form));
  return undefined;
});

export const block = action(async ({ id }, form) =>
  refusalOf(await services().social.block(id, personIn(form))),
);

export const unblock = action(async ({ id }, form) => {
  await services().social.unblock(id, personIn(form));
  return undefined;
});

/** To the table that `match` names, else to a new one, where the friend is waited for. */
export const invite = action(async (person, form, event) => {
  const { social } = services();
  const friend = personIn(form);
  const named = form.get('match');
  if (named) {
    const refused = refusalOf(await social.invite(person.id, friend, String(named)));
    if (refused || form.get('back') !== 'table') return refused;
    return redirect(303, tablePath(event.locals.lang, String(named)));
  }
  if (!(await social.friendsOf(person.id)).includes(friend)) return fail(409, { refusal: 'NotFriends' });
  admit(event);
  const choice = { ...rememberedChoice(event.cookies), company: 'friends', inLobby: false } as const;
  const match = await openTable(person, choice, { names: [person.name], commitments: [null] });
  return (
    refusalOf(await social.invite(person.id, friend, match)) ??
    redirect(303, tablePath(event.locals.lang, match))
  );
});

export const accept = action(async ({ id }, form, { locals }) => {
  const match = matchIn(form);
  return refusalOf(await services().social.accept(id, match)) ?? redirect(303, tablePath(locals.lang, match));
});

export const decline = action(async ({ id }, form) =>
  refusalOf(await services().social.decline(id, matchIn(form))),
);

/** The person has read what an operator decided. */
export const acknowledge = action(async ({ id }, form) => {
  await services().social.acknowledge(id, Number(form.get('measure')));
  return undefined;
});
