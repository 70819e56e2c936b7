import { isLanguage } from '@open-yatzy/i18n';
import { defineParams } from '@sveltejs/kit/params';
import { isAccountWord, isCalculatorWord, isReviewWord, isTableWord } from '#lib/paths.ts';

export const params = defineParams({
  lang: (value) => (isLanguage(value) ? value : undefined),
  account: (value) => (isAccountWord(value) ? value : undefined),
  calculator: (value) => (isCalculatorWord(value) ? value : undefined),
  review: (value) => (isReviewWord(value) ? value : undefined),
  table: (value) => (isTableWord(value) ? value : undefined),
});
