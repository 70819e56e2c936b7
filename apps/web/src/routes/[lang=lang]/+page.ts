import { loadOfflineWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

/** A page that is shown where there is no network says so. */
export const load: PageLoad = async ({ data, params, parent }) => {
  const { isCopy } = await parent();
  return {
    ...data,
    OfflineNote: isCopy ? (await import('#lib/offline/offline-note.svelte')).default : null,
    offlineWords: isCopy ? await loadOfflineWords(params.lang) : null,
  };
};
