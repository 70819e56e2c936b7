import { addressWord, isLanguage, type Language, namedBy, type PageName } from '@open-yatzy/i18n';
import type { LobbyRefusal } from '@open-yatzy/protocol';

/** Whether a part of an address calls a page so, in whatever language. */
export function isWordFor(page: PageName, word: string | undefined): boolean {
  return word !== undefined && namedBy(word) === page;
}

export function homePath(lang: Language): string {
  return `/${lang}`;
}

/**
 * With `waiting` it is the page of someone who waits: once there is a match, it leads to that. With the code of a refusal
 * it says why one does not wait.
 */
export function lobbyPath(lang: Language, about?: 'waiting' | LobbyRefusal): string {
  return `/${lang}/${addressWord(lang, 'lobby')}${about ? `?${about}` : ''}`;
}

/** `match` may be anything that a link holds where an id should be. */
export function tablePath(lang: Language, match: string): string {
  return `/${lang}/${addressWord(lang, 'table')}/${encodeURIComponent(match)}`;
}

export function accountPath(lang: Language): string {
  return `/${lang}/${addressWord(lang, 'account')}`;
}

export function calculatorPath(lang: Language, fields?: URLSearchParams): string {
  return `/${lang}/${addressWord(lang, 'calculator')}${fields?.size ? `?${fields}` : ''}`;
}

/** The review of a match, or without one the page that opens a file. */
export function reviewPath(lang: Language, match?: string): string {
  return `${match === undefined ? homePath(lang) : tablePath(lang, match)}/${addressWord(lang, 'review')}`;
}

export function settingsPath(lang: Language): string {
  return `/${lang}/${addressWord(lang, 'settings')}`;
}

/** What is kept of whom; in it, under `#imprint`, who runs the server. */
export function privacyPath(lang: Language): string {
  return `/${lang}/${addressWord(lang, 'privacy')}`;
}

/** One's friends, or with a link's code the page by which someone becomes one. */
export function friendsPath(lang: Language, code?: string): string {
  return `/${lang}/${addressWord(lang, 'friends')}${code === undefined ? '' : `/${encodeURIComponent(code)}`}`;
}

/** The link by which others become one's friends: it opens in the language of whoever follows it. */
export function friendLinkPath(code: string): string {
  return `/v/${code}`;
}

/** The picture by which a page is shown where its link is shared. */
export function picturePath(page: string): string {
  return `${page}/picture.png`;
}

export function operatorPath(lang: Language): string {
  return `/${lang}/operator`;
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

/** A word of an address in another language; ids and what else stands there stay. */
function wordIn(lang: Language, word: string): string {
  const name = namedBy(word);
  return name ? addressWord(lang, name) : word;
}

/** The same page in another language, with what is asked of it; from a page without a language, its home. */
export function inLanguage(path: string, lang: Language): string {
  const [place = '', ...question] = path.split('?');
  const [, from, ...rest] = place.split('/');
  if (!isLanguage(from) || rest.length === 0) return homePath(lang);
  return (
    ['', lang, ...rest.map((word) => wordIn(lang, word))].join('/') +
    question.map((each) => `?${each}`).join('')
  );
}
