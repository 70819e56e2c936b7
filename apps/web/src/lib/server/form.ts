import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { personCookie } from '@open-yatzy/protocol';
import { type Cookies, error, type RequestEvent } from '@sveltejs/kit';
import { withButtons } from './plain.ts';

/**
 * Forms prove that they come from our own page by a token bound to a cookie that other sites cannot read: the
 * person's, or before there is one, a random one that serves this alone.
 */
const visitCookie = 'visit';

function tokenFor(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`form ${secret}`)));
}

/** The token for the hidden field `token` of this visitor's forms; `session` is the person's cookie. */
export function formToken(cookies: Cookies, session: string | undefined, secure: boolean): string {
  const known = session ?? cookies.get(visitCookie);
  if (known) return tokenFor(known);
  const secret = bytesToHex(randomBytes(16));
  cookies.set(visitCookie, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure });
  return tokenFor(secret);
}

/** Whether a token fits one of the visitor's secrets; a person may post a form that was served before they were one. */
export function isOwnToken(token: unknown, secrets: readonly (string | undefined)[]): boolean {
  return secrets.some((secret) => secret !== undefined && token === tokenFor(secret));
}

/** The form that was posted; a 400 page where it is none, a 403 page where its token is not this visitor's. */
export async function readForm({
  request,
  cookies,
}: Pick<RequestEvent, 'request' | 'cookies'>): Promise<FormData> {
  const form = await request.formData().catch(() => error(400, 'not a form'));
  if (!isOwnToken(form.get('token'), [cookies.get(personCookie), cookies.get(visitCookie)]))
    error(403, 'stale form');
  return withButtons(form);
}

/** A fresh id for a command. */
export function commandId(): string {
  return bytesToHex(randomBytes(16));
}
