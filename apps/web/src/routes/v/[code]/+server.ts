import { redirect } from '@sveltejs/kit';
import { friendsPath } from '#lib/paths.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals, params, setHeaders }) => {
  setHeaders({ vary: 'Accept-Language, Cookie' });
  redirect(302, friendsPath(locals.lang, params.code));
};
