import { loadCatalog, loadGuideWords, loadSolverWords } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { guideOf } from '#lib/guide/guide.ts';
import { guidePath } from '#lib/guide/guide-paths.ts';
import { faqPage } from '#lib/guide/structured.ts';
import type { PageServerLoad } from './$types';

/** A text needs no scripts. */
export const csr = false;

export const load: PageServerLoad = async ({ params, url }) => {
  const { lang, set } = params;
  const own = guidePath(lang, set);
  if (url.pathname !== own) redirect(308, own);
  const [catalog, words, { coach }] = await Promise.all([
    loadCatalog(lang),
    loadGuideWords(lang),
    loadSolverWords(lang),
  ]);
  const guide = guideOf(set, { catalog, guide: words, coach });
  return {
    guide,
    structured: faqPage(guide, lang),
  };
};
