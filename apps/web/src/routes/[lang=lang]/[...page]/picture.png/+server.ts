import { error } from '@sveltejs/kit';
import { pictureAt } from '#lib/server/picture-at.ts';
import { services } from '#lib/server/services.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ getClientAddress, params }) => {
  const found = await pictureAt(params.lang, params.page);
  if (!found) error(404, 'no picture');
  const png = await services().pictures.draw(found.picture, getClientAddress());
  if (!png) return new Response(null, { status: 429, headers: { 'retry-after': '60' } });
  return new Response(png, {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${found.maxAge}`,
      // Other sites show it beside the link.
      'cross-origin-resource-policy': 'cross-origin',
      // It stands for its page elsewhere; by itself it is nothing to be found.
      'x-robots-tag': 'noindex',
    },
  });
};
