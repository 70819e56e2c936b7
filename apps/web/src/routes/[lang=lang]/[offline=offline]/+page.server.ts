import { redirect } from '@sveltejs/kit';
import { offlinePath } from '#lib/offline/offline-paths.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = ({ params, url }) => {
  const own = offlinePath(params.lang);
  if (url.pathname !== own) redirect(308, own);
};
