import { addressWord, type Language } from '@open-yatzy/i18n';

/** What can be done without a network, or a match that this browser holds: its id is no server's matter. */
export function offlinePath(lang: Language, match?: string): string {
  return `/${lang}/${addressWord(lang, 'offline')}${match === undefined ? '' : `#${match}`}`;
}

/** Where a match that was played without a network is brought in, and read again by its person. */
export function offlineFilePath(match: string): string {
  return `/offline/${match}`;
}

/** By this header our service worker asks for a page as it is for anyone, to show it when there is no network. */
export const copyHeader = 'x-offline-copy';
