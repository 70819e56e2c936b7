import { error } from '@sveltejs/kit';
import { services } from '#lib/server/services.ts';
import { originOf } from '#lib/server/visitor.ts';
import type { RequestHandler } from './$types';

/** Everything that is kept of the visitor, as a file. */
export const GET: RequestHandler = async ({ locals, request }) => {
  if (!locals.person) error(404, 'nobody');
  const everything = await services().people.export(locals.person.id, originOf(request.headers));
  return new Response(`${JSON.stringify(everything, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="open-yatzy.json"',
      'cache-control': 'private, no-store',
    },
  });
};
