import { isLanguage, type Language } from '@open-yatzy/i18n';
import type { LobbyRefusal } from '@open-yatzy/protocol';
import { guideWords, setWords, sheetWords } from './guide/guide-paths.ts';
import { offlineWords } from './offline/offline-paths.ts';
import { padWords } from './pad/pad-paths.ts';
import { gamesWords, looksWords, playerWords, rankingWords } from './records/record-paths.ts';

const tableWords = { sv: 'bord', de: 'tisch', en: 'table' } as const satisfies Record<Language, string>;
export type TableWord = (typeof tableWords)[Language];

const calculatorWords = { sv: 'raknare', de: 'rechner', en: 'calculator' } as const satisfies Record<
  Language,
  string
>;
export type CalculatorWord = (typeof calculatorWords)[Language];

const reviewWords = { sv: 'genomgang', de: 'rueckblick', en: 'review' } as const satisfies Record<
  Language,
  string
>;
export type ReviewWord = (typeof reviewWords)[Language];

const lobbyWords = { sv: 'lobby', de: 'lobby', en: 'lobby' } as const satisfies Record<Language, string>;
export type LobbyWord = (typeof lobbyWords)[Language];

export function isLobbyWord(value: string): value is LobbyWord {
  return Object.values(lobbyWords).includes(value as LobbyWord);
}

const accountWords = { sv: 'konto', de: 'konto', en: 'account' } as const satisfies Record<Language, string>;
export type AccountWord = (typeof accountWords)[Language];

export function isAccountWord(value: string): value is AccountWord {
  return Object.values(accountWords).includes(value as AccountWord);
}

const friendsWords = { sv: 'vanner', de: 'freunde', en: 'friends' } as const satisfies Record<
  Language,
  string
>;
export type FriendsWord = (typeof friendsWords)[Language];

export function isFriendsWord(value: string): value is FriendsWord {
  return Object.values(friendsWords).includes(value as FriendsWord);
}

export function isCalculatorWord(value: string): value is CalculatorWord {
  return Object.values(calculatorWords).includes(value as CalculatorWord);
}

export function isReviewWord(value: string): value is ReviewWord {
  return Object.values(reviewWords).includes(value as ReviewWord);
}

export function isTableWord(value: string): value is TableWord {
  return Object.values(tableWords).includes(value as TableWord);
}

export function tableWord(lang: Language): TableWord {
  return tableWords[lang];
}

export function homePath(lang: Language): string {
  return `/${lang}`;
}

/**
 * With `waiting` it is the page of someone who waits: once there is a match, it leads to that. With the code of a refusal
 * it says why one does not wait.
 */
export function lobbyPath(lang: Language, about?: 'waiting' | LobbyRefusal): string {
  return `/${lang}/${lobbyWords[lang]}${about ? `?${about}` : ''}`;
}

/** `match` may be anything that a link holds where an id should be. */
export function tablePath(lang: Language, match: string): string {
  return `/${lang}/${tableWords[lang]}/${encodeURIComponent(match)}`;
}

export function accountPath(lang: Language): string {
  return `/${lang}/${accountWords[lang]}`;
}

export function calculatorPath(lang: Language, fields?: URLSearchParams): string {
  return `/${lang}/${calculatorWords[lang]}${fields?.size ? `?${fields}` : ''}`;
}

/** The review of a match, or without one the page that opens a file. */
export function reviewPath(lang: Language, match?: string): string {
  return `${match === undefined ? homePath(lang) : tablePath(lang, match)}/${reviewWords[lang]}`;
}

/** One's friends, or with a link's code the page by which someone becomes one. */
export function friendsPath(lang: Language, code?: string): string {
  return `/${lang}/${friendsWords[lang]}${code === undefined ? '' : `/${encodeURIComponent(code)}`}`;
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

const words: readonly Readonly<Record<Language, string>>[] = [
  accountWords,
  friendsWords,
  tableWords,
  lobbyWords,
  calculatorWords,
  reviewWords,
  playerWords,
  gamesWords,
  rankingWords,
  looksWords,
  guideWords,
  sheetWords,
  ...Object.values(setWords),
  padWords,
  offlineWords,
];

/** A word of an address in another language; ids and what else stands there stay. */
function wordIn(lang: Language, word: string): string {
  return words.find((each) => Object.values<string>(each).includes(word))?.[lang] ?? word;
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
