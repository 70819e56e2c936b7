import { publicOrigin } from '#lib/server/invitation.ts';
import { sitemapOf } from '#lib/sitemap.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ url }) =>
  new Response(sitemapOf(publicOrigin(url)), {
    headers: { 'content-type': 'application/xml', 'cache-control': 'public, max-age=86400' },
  });
