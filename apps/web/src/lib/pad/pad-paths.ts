import type { Language } from '@open-yatzy/i18n';

export const padWords = { sv: 'yatzyblock', de: 'spielblock', en: 'pad' } as const satisfies Record<
  Language,
  string
>;
export type PadWord = (typeof padWords)[Language];

export function isPadWord(value: string): value is PadWord {
  return Object.values<string>(padWords).includes(value);
}

/** The pads of this browser, or one of them: which one no server needs to know, so its id stands behind the hash. */
export function padPath(lang: Language, pad?: string): string {
  return `/${lang}/${padWords[lang]}${pad === undefined ? '' : `#${pad}`}`;
}

/** The link to a pad that is shared: it opens in the language of whoever follows it. */
export function sharedPadPath(pad: string): string {
  return `/p/${pad}`;
}
