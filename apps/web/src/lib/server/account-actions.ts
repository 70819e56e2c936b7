import type { Language } from '@open-yatzy/i18n';
import type { PersonId } from '@open-yatzy/match';
import type { PeopleRefusal, Refused } from '@open-yatzy/protocol';
import { error, fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { accountPath, homePath } from '#lib/paths.ts';
import { readForm } from './form.ts';
import { services } from './services.ts';
import { actAs, admit, forget, remember } from './session.ts';
import { visitorOf } from './visitor.ts';

/** What the forms of the account's page do. */

type AccountEvent = RequestEvent<{ lang: Language }>;

const refusal = (code: PeopleRefusal) => fail(409, { refused: code });
const text = (form: FormData, field: string) => String(form.get(field) ?? '');

/** The page anew, so that a reload sends nothing again. */
function done({ params }: AccountEvent): never {
  redirect(303, accountPath(params.lang));
}

/** An action of somebody about themselves; whoever is nobody is sent to the page, which says what to do. */
function own(
  act: (person: PersonId, form: FormData, event: AccountEvent) => Promise<Refused<PeopleRefusal> | null>,
) {
  return async (event: AccountEvent) => {
    const form = await readForm(event);
    if (!event.locals.person) return done(event);
    const refused = await act(event.locals.person.id, form, event);
    return refused ? refusal(refused.code) : done(event);
  };
}

/** What a script put into the form for the browser; a 400 page where it is no JSON. */
function answerIn(form: FormData): unknown {
  try {
    return JSON.parse(text(form, 'answer'));
  } catch {
    error(400, 'not an answer');
  }
}

export const accountActions = {
  rename: async (event: AccountEvent) => {
    const form = await readForm(event);
    if (!event.locals.person) admit(event);
    const person = await actAs(text(form, 'name').trim(), event);
    return 'code' in person ? refusal(person.code) : done(event);
  },

  addPasskey: own((person, form, event) =>
    services().people.register(person, visitorOf(event), {
      answer: answerIn(form),
      label: text(form, 'label'),
    }),
  ),
  removePasskey: own((person, form) => services().people.removePasskey(person, text(form, 'passkey'))),

  /** The code is in the answer alone: a reload of the page does not show it again. */
  newCode: async (event: AccountEvent) => {
    await readForm(event);
    if (!event.locals.person) return done(event);
    return { code: await services().people.newRecoveryCode(event.locals.person.id) };
  },

  signIn: async (event: AccountEvent) => {
    const answer = answerIn(await readForm(event));
    const admitted = await services().people.signIn(visitorOf(event), answer);
    if (admitted.type === 'refused') return refusal(admitted.code);
    remember(admitted, event);
    return done(event);
  },

  signInByCode: async (event: AccountEvent) => {
    const form = await readForm(event);
    const admitted = await services().people.signInByCode(visitorOf(event), text(form, 'code'));
    if (admitted.type === 'refused') return refusal(admitted.code);
    remember(admitted, event);
    return { code: admitted.code };
  },

  signOut: own(async (person, form, event) => {
    const session = text(form, 'session');
    const isOwn = (await services().people.account(visitorOf(event).token))?.session === session;
    const refused = await services().people.signOut(person, session);
    if (isOwn) {
      forget(event);
      redirect(303, homePath(event.params.lang));
    }
    return refused;
  }),
  signOutElsewhere: own(async (person, _, event) => {
    const account = await services().people.account(visitorOf(event).token);
    if (account) await services().people.signOutElsewhere(person, account.session);
    return null;
  }),

  delete: own(async (person, form, event) => {
    const refused = await services().people.delete(person, text(form, 'confirmation'));
    if (refused) return refused;
    forget(event);
    redirect(303, homePath(event.params.lang));
  }),
};
