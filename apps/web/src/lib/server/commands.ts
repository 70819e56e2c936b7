import type { MatchId, PersonId, RejectionCode } from '@open-yatzy/match';
import { type ClientCommand, parseClientMessage } from '@open-yatzy/protocol';
import { type ActionFailure, error, fail, type RequestEvent } from '@sveltejs/kit';
import { readForm } from './form.ts';
import { services } from './services.ts';

/** The form that was posted at a table; a 404 page where there is no such table. */
export async function readTableForm(event: RequestEvent<{ id: string }>): Promise<FormData> {
  const form = await readForm(event);
  if (!(await services().load(event.params.id))) error(404, 'no table');
  return form;
}

/** A command as a form gives it, with the fence that every form of ours carries in `at` and `id`; a 400 page where it is none. */
export function commandOf(form: FormData, wish: Readonly<Record<string, unknown>>): ClientCommand {
  const parsed = parseClientMessage(
    JSON.stringify({ ...wish, at: Number(form.get('at')), id: form.get('id') }),
  );
  if (!('message' in parsed) || !('at' in parsed.message)) error(400, 'not a command');
  return parsed.message;
}

/** Sends a form's command. @returns what the page is to show of a refusal; nothing where it was accepted */
export async function sendForm(
  match: string,
  person: PersonId,
  command: ClientCommand,
): Promise<ActionFailure<{ rejection: RejectionCode }> | undefined> {
  const answer = await services().send(match as MatchId, person, command);
  return answer.type === 'rejected' ? fail(409, { rejection: answer.code }) : undefined;
}

/** Where a page goes on after its form. links shows what it has kept, so without scripts it is told a new address. */
export function pageAgain({ url, locals }: RequestEvent): string {
  return locals.isPlain ? `${url.pathname}?now=${Date.now()}` : url.pathname;
}
