import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isOwnOrigin, personCookie } from '@open-yatzy/protocol';

/** The token that a program brings, if any. */
export function bearerOf({ headers }: IncomingMessage): string | undefined {
  return /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1]?.trim();
}

/** The token that a request brings, if any: a program's own, else that of the browser it comes from. */
export function tokenOf(request: IncomingMessage): string | undefined {
  const bearer = bearerOf(request);
  if (bearer !== undefined) return bearer;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${personCookie}=`))?.slice(personCookie.length + 1);
}

/** Whether a request comes from one of our own pages, or from a program that is no browser and says no origin. */
export function isOwn({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return isOwnOrigin({ origin, host, site: headers['sec-fetch-site']?.toString() });
}

/** The visitor's address as the listener has noted it; of a chain of proxies, what the nearest one saw. */
export function visitorAddress({ headers, socket }: IncomingMessage): string {
  const noted = String(headers['x-forwarded-for'] ?? '');
  const nearest = noted.split(',').at(-1)?.trim() ?? '';
  return isIP(nearest) ? nearest : (socket.remoteAddress ?? '');
}
