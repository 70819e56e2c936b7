import { loadCatalog, loadGuideWords } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { sheetPath } from '#lib/guide/guide-paths.ts';
import { sheetPageOf } from '#lib/guide/sheet.ts';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, url }) => {
  const { lang, set } = params;
  const own = sheetPath(lang, set);
  if (url.pathname !== own) redirect(308, own);
  const [catalog, guide] = await Promise.all([loadCatalog(lang), loadGuideWords(lang)]);
  return {
    page: sheetPageOf(set, { catalog, words: guide.sheet }),
  };
};
