import type { Language } from '@open-yatzy/i18n';

/** Addresses of pages about finished games: profile, list of games, ranking, shop of looks. */

type Words = Readonly<Record<Language, string>>;

export const playerWords = { sv: 'spelare', de: 'spieler', en: 'player' } as const satisfies Words;
export const gamesWords = { sv: 'spel', de: 'spiele', en: 'games' } as const satisfies Words;
export const rankingWords = { sv: 'rankning', de: 'rangliste', en: 'ranking' } as const satisfies Words;
export const looksWords = { sv: 'utseende', de: 'aussehen', en: 'looks' } as const satisfies Words;

type WordOf<T extends Words> = T[Language];

function isOneOf<T extends Words>(words: T, value: string): value is WordOf<T> {
  return Object.values<string>(words).includes(value);
}

export const isPlayerWord = (value: string): value is WordOf<typeof playerWords> =>
  isOneOf(playerWords, value);
export const isGamesWord = (value: string): value is WordOf<typeof gamesWords> => isOneOf(gamesWords, value);
export const isRankingWord = (value: string): value is WordOf<typeof rankingWords> =>
  isOneOf(rankingWords, value);
export const isLooksWord = (value: string): value is WordOf<typeof looksWords> => isOneOf(looksWords, value);

const asked = (fields: URLSearchParams | undefined) => (fields?.size ? `?${fields}` : '');

/** What someone's games add up to. */
export function playerPath(lang: Language, person: string, fields?: URLSearchParams): string {
  return `/${lang}/${playerWords[lang]}/${encodeURIComponent(person)}${asked(fields)}`;
}

/** Someone's finished games. */
export function gamesPath(lang: Language, person: string, fields?: URLSearchParams): string {
  return `${playerPath(lang, person)}/${gamesWords[lang]}${asked(fields)}`;
}

export function rankingPath(lang: Language, fields?: URLSearchParams): string {
  return `/${lang}/${rankingWords[lang]}${asked(fields)}`;
}

/** The shop of looks, or one of them closer. */
export function looksPath(lang: Language, look?: string): string {
  return `/${lang}/${looksWords[lang]}${look === undefined ? '' : `?look=${encodeURIComponent(look)}`}`;
}
