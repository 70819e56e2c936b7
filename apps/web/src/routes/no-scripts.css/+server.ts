import { rememberNoScripts } from '#lib/server/plain.ts';
import { isSecure } from '#lib/server/session.ts';
import type { RequestHandler } from './$types';

/** Asked for by browsers that run no scripts, and by no other: there is nothing in it. */
export const GET: RequestHandler = (event) => {
  rememberNoScripts(event, isSecure(event.request.headers));
  return new Response('', { headers: { 'content-type': 'text/css', 'cache-control': 'no-store' } });
};
