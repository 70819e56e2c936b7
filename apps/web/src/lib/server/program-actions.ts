import type { Language } from '@open-yatzy/i18n';
import type { MadeProgram, Person, ProgramRefusal, Refused, Services } from '@open-yatzy/protocol';
import { fail, type RequestEvent, redirect } from '@sveltejs/kit';
import { accountPath } from '#lib/paths.ts';
import { readForm } from './form.ts';
import { services } from './services.ts';
import { admit } from './session.ts';

/** What the forms about bot accounts do; `program` is the name to make one by, else its id. */

type ProgramEvent = RequestEvent<{ lang: Language }>;
type Wish = (
  programs: Services['programs'],
  owner: Person,
  program: string,
) => Promise<MadeProgram | Refused<ProgramRefusal> | null>;

/** The key of a program is in the answer alone: a reload of the page does not show it again. */
function act(wish: Wish) {
  return async (event: ProgramEvent) => {
    const form = await readForm(event);
    const { person } = event.locals;
    const path = accountPath(event.params.lang);
    if (!person) redirect(303, path);
    const done = await wish(services().programs, person, String(form.get('program') ?? ''));
    if (done === null) redirect(303, path);
    return done.type === 'refused' ? fail(409, { refusedProgram: done.code }) : { made: done };
  };
}

const make = act((programs, owner, name) => programs.make(owner, name));

export const programActions = {
  makeProgram: (event: ProgramEvent) => {
    admit(event);
    return make(event);
  },
  renewProgram: act((programs, owner, program) => programs.renew(owner.id, program)),
  removeProgram: act((programs, owner, program) => programs.remove(owner.id, program)),
};
