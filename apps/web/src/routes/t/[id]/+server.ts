import { redirect } from '@sveltejs/kit';
import { tablePath } from '#lib/paths.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals, params, setHeaders }) => {
  setHeaders({ vary: 'Accept-Language, Cookie' });
  redirect(302, tablePath(locals.lang, params.id));
};
