import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
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

/**
 * The id of a command: of the page that its form stood on, and of all that it wishes. So a form that is sent again is a command
 * sent again, which changes nothing, while another button of a page that was gone back to is a command of its own.
 */
function idOf(page: string, wish: Readonly<Record<string, unknown>>): string {
  return bytesToHex(sha256(utf8ToBytes(`${page} ${JSON.stringify(wish)}`)).slice(0, 16));
}

/** A command as a form gives it, with the fence that every form of ours carries in `at` and `id`; a 400 page where it is none. */
export function commandOf(form: FormData, wish: Readonly<Record<string, unknown>>): ClientCommand {
  const [at, page] = [form.get('at'), form.get('id')];
  if (typeof page !== 'string' || page === '') error(400, 'not a command');
  const parsed = parseClientMessage(JSON.stringify({ ...wish, at: Number(at), id: idOf(page, wish) }));
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
