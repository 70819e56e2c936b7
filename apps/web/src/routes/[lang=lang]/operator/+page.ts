import { loadOperatorWords, loadSocialWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params }) => ({
  ...data,
  social: await loadSocialWords(params.lang),
  words: await loadOperatorWords(params.lang),
});
