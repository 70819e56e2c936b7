import { redirect } from '@sveltejs/kit';
import { homePath } from '#lib/paths.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = ({ locals, setHeaders }) => {
  setHeaders({ vary: 'Accept-Language, Cookie' });
  redirect(302, homePath(locals.lang));
};
