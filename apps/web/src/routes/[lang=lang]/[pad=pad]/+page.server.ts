import { redirect } from '@sveltejs/kit';
import { padPath } from '#lib/pad/pad-paths.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ params, url }) => {
  const own = padPath(params.lang);
  if (url.pathname !== own) redirect(308, own);
};
