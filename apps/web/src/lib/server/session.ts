import { type Person, personCookie } from '@open-yatzy/protocol';
import { error, type RequestEvent } from '@sveltejs/kit';
import { services } from './services.ts';

/** How long a cookie lasts, in seconds; browsers allow no more. */
export const remembered = 400 * 24 * 60 * 60;

/** Whether the visitor reaches us over https: only a proxy in front can know. */
export function isSecure(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

/** A 429 page for a visitor from whose address too much has been made of late. */
export function admit({ getClientAddress }: Pick<RequestEvent, 'getClientAddress'>): void {
  if (!services().mayAdd(getClientAddress())) error(429, 'too many');
}

/** The person who acts, under the name they gave; made now if they are new, since looking alone makes nobody. */
export async function actAs(
  name: string,
  { cookies, locals, request }: Pick<RequestEvent, 'cookies' | 'locals' | 'request'>,
): Promise<Person> {
  if (locals.person) {
    if (locals.person.name !== name) await services().rename(locals.person.id, name);
    return { ...locals.person, name };
  }
  const { person, token } = await services().newPerson(name);
  cookies.set(personCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request.headers),
    maxAge: remembered,
  });
  return person;
}
