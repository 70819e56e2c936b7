import { addressWord, type Language } from '@open-yatzy/i18n';

/** Addresses of pages about finished games: profile, list of games, ranking, shop of looks. */

const asked = (fields: URLSearchParams | undefined) => (fields?.size ? `?${fields}` : '');

/** What someone's games add up to. */
export function playerPath(lang: Language, person: string, fields?: URLSearchParams): string {
  return `/${lang}/${addressWord(lang, 'player')}/${encodeURIComponent(person)}${asked(fields)}`;
}

/** Someone's finished games. */
export function gamesPath(lang: Language, person: string, fields?: URLSearchParams): string {
  return `${playerPath(lang, person)}/${addressWord(lang, 'games')}${asked(fields)}`;
}

export function rankingPath(lang: Language, fields?: URLSearchParams): string {
  return `/${lang}/${addressWord(lang, 'ranking')}${asked(fields)}`;
}

/** The shop of looks, or one of them closer. */
export function looksPath(lang: Language, look?: string): string {
  return `/${lang}/${addressWord(lang, 'looks')}${look === undefined ? '' : `?look=${encodeURIComponent(look)}`}`;
}
