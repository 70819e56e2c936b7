import { loadOfflineWords, loadRecordWords } from '@open-yatzy/i18n';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ data, params }) => ({
  ...data,
  words: await loadRecordWords(params.lang),
  offlineWords: data.offline.length > 0 ? await loadOfflineWords(params.lang) : null,
  OfflineGames: data.offline.length > 0 ? (await import('#lib/offline/offline-games.svelte')).default : null,
});
