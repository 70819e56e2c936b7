import { type Language, loadOfflineWords } from '@open-yatzy/i18n';
import { keptMatches } from './kept.ts';
import KeptList from './kept-list.svelte';

/** The matches that this browser holds, with what shows them. */
export async function keptHere(lang: Language) {
  const matches = (await keptMatches()).filter(({ isSent }) => !isSent);
  return { matches, words: await loadOfflineWords(lang), List: KeptList };
}
export type KeptHere = Awaited<ReturnType<typeof keptHere>>;
