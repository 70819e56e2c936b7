import { addressWord, loadCatalog, loadGuideWords } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { sheetFilePath } from '#lib/guide/guide-paths.ts';
import { sheetOf } from '#lib/guide/sheet.ts';
import { sheetPdf } from '#lib/guide/sheet-pdf.ts';
import type { RequestHandler } from './$types';

export const GET: RequestHandler = async ({ params, url }) => {
  const { lang, set } = params;
  const own = sheetFilePath(lang, set);
  if (url.pathname !== own) redirect(308, own);
  const [catalog, guide] = await Promise.all([loadCatalog(lang), loadGuideWords(lang)]);
  const pdf = sheetPdf(sheetOf(set, { catalog, words: guide.sheet }), lang);
  return new Response(pdf, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${addressWord(lang, set)}.pdf"`,
      'cache-control': 'public, max-age=86400',
    },
  });
};
