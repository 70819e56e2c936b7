import { loadPrivacyWords } from '@open-yatzy/i18n';
import { redirect } from '@sveltejs/kit';
import { privacyPath } from '#lib/paths.ts';
import { services } from '#lib/server/services.ts';
import type { PageServerLoad } from './$types';

/** A text needs no scripts. */
export const csr = false;

export const load: PageServerLoad = async ({ params, url }) => {
  const own = privacyPath(params.lang);
  if (url.pathname !== own) redirect(308, own);
  return { words: await loadPrivacyWords(params.lang), imprint: services().imprint };
};
