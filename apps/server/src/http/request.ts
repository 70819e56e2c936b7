import type { IncomingMessage } from 'node:http';
import { personCookie } from '@open-yatzy/protocol';

/** The token that a request brings, if any. */
export function tokenOf(request: IncomingMessage): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${personCookie}=`))?.slice(personCookie.length + 1);
}

/** Whether a request comes from one of our own pages, or from a program that is no browser and says no origin. */
export function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
