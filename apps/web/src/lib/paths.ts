import { isLanguage, type Language } from '@open-yatzy/i18n';

const tableWords = { sv: 'bord', de: 'tisch', en: 'table' } as const satisfies Record<Language, string>;
export type TableWord = (typeof tableWords)[Language];

export function isTableWord(value: string): value is TableWord {
  return Object.values(tableWords).includes(value as TableWord);
}

export function tableWord(lang: Language): TableWord {
  return tableWords[lang];
}

export function homePath(lang: Language): string {
  return `/${lang}`;
}

/** `match` may be anything that a link holds where an id should be. */
export function tablePath(lang: Language, match: string): string {
  return `/${lang}/${tableWords[lang]}/${encodeURIComponent(match)}`;
}

/** The link to a table that is shared: it opens in the language of whoever follows it. */
export function sharedPath(match: string): string {
  return `/t/${match}`;
}

/** The language that a path is in, if any. */
export function pathLanguage(path: string): Language | undefined {
  const first = path.split('/')[1];
  return isLanguage(first) ? first : undefined;
}

/** The same page in another language; from a page without a language, its home. */
export function inLanguage(path: string, lang: Language): string {
  const [, from, word, ...rest] = path.split('/');
  if (!isLanguage(from)) return homePath(lang);
  if (word === undefined) return homePath(lang);
  return ['', lang, isTableWord(word) ? tableWords[lang] : word, ...rest].join('/');
}
