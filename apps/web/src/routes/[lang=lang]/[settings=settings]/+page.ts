import { loadSettingsWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params }) => ({
  ...data,
  words: await loadSettingsWords(params.lang),
});
