import { isLanguage } from '@open-yatzy/i18n';
import { defineParams } from '@sveltejs/kit/params';
import { isGuideWord, isSheetWord, setOfWord } from '#lib/guide/guide-paths.ts';
import { isOfflineWord } from '#lib/offline/offline-paths.ts';
import { isPadWord } from '#lib/pad/pad-paths.ts';
import {
  isAccountWord,
  isCalculatorWord,
  isFriendsWord,
  isLobbyWord,
  isReviewWord,
  isTableWord,
} from '#lib/paths.ts';
import { isGamesWord, isLooksWord, isPlayerWord, isRankingWord } from '#lib/records/record-paths.ts';

export const params = defineParams({
  lang: (value) => (isLanguage(value) ? value : undefined),
  account: (value) => (isAccountWord(value) ? value : undefined),
  calculator: (value) => (isCalculatorWord(value) ? value : undefined),
  friends: (value) => (isFriendsWord(value) ? value : undefined),
  guide: (value) => (isGuideWord(value) ? value : undefined),
  games: (value) => (isGamesWord(value) ? value : undefined),
  lobby: (value) => (isLobbyWord(value) ? value : undefined),
  looks: (value) => (isLooksWord(value) ? value : undefined),
  offline: (value) => (isOfflineWord(value) ? value : undefined),
  pad: (value) => (isPadWord(value) ? value : undefined),
  player: (value) => (isPlayerWord(value) ? value : undefined),
  ranking: (value) => (isRankingWord(value) ? value : undefined),
  review: (value) => (isReviewWord(value) ? value : undefined),
  set: (value) => setOfWord(value),
  sheet: (value) => (isSheetWord(value) ? value : undefined),
  table: (value) => (isTableWord(value) ? value : undefined),
});
