import { isLanguage, type PageName } from '@open-yatzy/i18n';
import { defineParams } from '@sveltejs/kit/params';
import { setOfWord } from '#lib/guide/guide-paths.ts';
import { isWordFor } from '#lib/paths.ts';

/** A word by which addresses in some language call a page. */
const wordFor = (page: PageName) => (value: string) => (isWordFor(page, value) ? value : undefined);

export const params = defineParams({
  lang: (value) => (isLanguage(value) ? value : undefined),
  set: setOfWord,
  account: wordFor('account'),
  calculator: wordFor('calculator'),
  friends: wordFor('friends'),
  games: wordFor('games'),
  guide: wordFor('guide'),
  lobby: wordFor('lobby'),
  looks: wordFor('looks'),
  offline: wordFor('offline'),
  pad: wordFor('pad'),
  player: wordFor('player'),
  privacy: wordFor('privacy'),
  ranking: wordFor('ranking'),
  review: wordFor('review'),
  settings: wordFor('settings'),
  sheet: wordFor('sheet'),
  table: wordFor('table'),
});
