import { addressWord, type Language } from '@open-yatzy/i18n';

/** The pads of this browser, or one of them: which one no server needs to know, so its id stands behind the hash. */
export function padPath(lang: Language, pad?: string): string {
  return `/${lang}/${addressWord(lang, 'pad')}${pad === undefined ? '' : `#${pad}`}`;
}

/** The link to a pad that is shared: it opens in the language of whoever follows it. */
export function sharedPadPath(pad: string): string {
  return `/p/${pad}`;
}
