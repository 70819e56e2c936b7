import { publicOrigin } from '#lib/server/invitation.ts';
import type { RequestHandler } from './$types';

/**
 * Tables and people say themselves that they are not to be found; a robot that may not read them could not know, and
 * where their link is shared nothing would be shown of it.
 */
export const GET: RequestHandler = ({ url }) =>
  new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${publicOrigin(url)}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
