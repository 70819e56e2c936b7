import { redirect } from '@sveltejs/kit';
import { reviewPath } from '#lib/paths.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ params, url }) => {
  if (url.pathname !== reviewPath(params.lang)) redirect(308, reviewPath(params.lang));
};
