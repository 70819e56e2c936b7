import { type Admitted, type NameFault, type Person, personCookie } from '@open-yatzy/protocol';
import { error, type RequestEvent } from '@sveltejs/kit';
import { formToken } from './form.ts';
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

/** Has the browser keep a person's token, for as long as it will from now on. */
export function keepToken(
  token: string,
  { cookies, request }: Pick<RequestEvent, 'cookies' | 'request'>,
): void {
  cookies.set(personCookie, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(request.headers),
    maxAge: remembered,
  });
}

/** Who the browser is from now on. */
export function remember(
  { person, token }: Pick<Admitted, 'person' | 'token'>,
  event: Pick<RequestEvent, 'cookies' | 'locals' | 'request'>,
): void {
  const secure = isSecure(event.request.headers);
  keepToken(token, event);
  Object.assign(event.locals, { person, formToken: formToken(event.cookies, token, secure) });
}

/** The browser is nobody from now on. */
export function forget(event: Pick<RequestEvent, 'cookies' | 'locals' | 'request'>): void {
  event.cookies.delete(personCookie, { path: '/' });
  const secure = isSecure(event.request.headers);
  Object.assign(event.locals, { person: null, formToken: formToken(event.cookies, undefined, secure) });
}

/** The person who acts, under the name they gave; made now if they are new, since looking alone makes nobody. */
export async function actAs(
  name: string,
  event: Pick<RequestEvent, 'cookies' | 'locals' | 'request'>,
): Promise<Person | NameFault> {
  const { people } = services();
  const known = event.locals.person;
  if (known) {
    const refused = known.name === name ? null : await people.rename(known.id, name);
    return refused ?? { ...known, name };
  }
  const admitted = await people.add(name, event.request.headers.get('user-agent'));
  if (admitted.type === 'refused') return admitted;
  remember(admitted, event);
  return admitted.person;
}
