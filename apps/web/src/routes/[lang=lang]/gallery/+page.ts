import { loadRecordWords, loadSocialWords, loadSolverWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

/** States are shown as they are: nothing runs that would lead on from them. */
export const csr = false;

export const load: PageLoad = async ({ params: { lang } }) => ({
  records: await loadRecordWords(lang),
  social: await loadSocialWords(lang),
  solver: await loadSolverWords(lang),
});
