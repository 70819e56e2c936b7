import { loadCatalog, loadGuideWords } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { guideIndexOf } from '#lib/guide/guide-index.ts';
import { guidePath } from '#lib/guide/guide-paths.ts';
import type { PageServerLoad } from './$types';

/** A text needs no scripts. */
export const csr = false;

export const load: PageServerLoad = async ({ params, url }) => {
  const own = guidePath(params.lang);
  if (url.pathname !== own) redirect(308, own);
  const [catalog, guide] = await Promise.all([loadCatalog(params.lang), loadGuideWords(params.lang)]);
  return {
    index: guideIndexOf(catalog, guide),
  };
};
