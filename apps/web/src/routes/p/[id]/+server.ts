import { isPadId } from '@open-yatzy/protocol';
import { error, redirect } from '@sveltejs/kit';
import { padPath } from '#lib/pad/pad-paths.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals, params, setHeaders }) => {
  if (!isPadId(params.id)) error(404, 'no such pad');
  setHeaders({ vary: 'Accept-Language, Cookie' });
  redirect(302, padPath(locals.lang, params.id));
};
