import { personCookie, type Visitor } from '@open-yatzy/protocol';
import type { RequestEvent } from '@sveltejs/kit';
import { isSecure } from './session.ts';

/** As the visitor reaches us: scheme and host. */
export function originOf(headers: Headers): string {
  return `${isSecure(headers) ? 'https' : 'http'}://${headers.get('host') ?? ''}`;
}

/** What the server needs to know of a browser to let someone in by it. */
export function visitorOf({ cookies, getClientAddress, locals, request }: RequestEvent): Visitor {
  return {
    // Bound to a cookie that no other visitor has.
    visit: locals.formToken,
    address: getClientAddress(),
    userAgent: request.headers.get('user-agent'),
    origin: originOf(request.headers),
    token: cookies.get(personCookie),
  };
}
