import { json } from '@sveltejs/kit';
import { readForm } from '#lib/server/form.ts';
import { services } from '#lib/server/services.ts';
import { visitorOf } from '#lib/server/visitor.ts';
import type { RequestHandler } from './$types';

/** What the browser is to ask its owner's devices; `wish` says whether for a new passkey or for one that there is. */
export const POST: RequestHandler = async (event) => {
  const form = await readForm(event);
  const { people } = services();
  const { person } = event.locals;
  const asked =
    form.get('wish') === 'register' && person
      ? await people.askToRegister(person.id, visitorOf(event))
      : await people.askToSignIn(visitorOf(event));
  return json(asked, { status: 'code' in asked ? 409 : 200 });
};
