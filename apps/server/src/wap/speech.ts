import { type Catalog, type Language, loadCatalog, loadWapWords, type WapWords } from '@open-yatzy/i18n';

/** Everything that a deck says, in one language. */
export interface Speech {
  readonly language: Language;
  readonly catalog: Catalog;
  readonly words: WapWords;
}

export async function speechIn(language: Language): Promise<Speech> {
  const [catalog, words] = await Promise.all([loadCatalog(language), loadWapWords(language)]);
  return { language, catalog, words };
}
