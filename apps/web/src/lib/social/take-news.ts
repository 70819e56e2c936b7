import type { Language } from '@open-yatzy/i18n';
import { tablePath } from '#lib/paths.ts';
import type { NewsHeard } from '#lib/state/match-client.ts';
import { goto, invalidate } from '$app/navigation';
import { newsKey } from './news-key.ts';

/** What any page does on news, whichever line brings them. */
export function takeNews(language: Language): NewsHeard {
  const askAnew = () => void invalidate(newsKey);
  return {
    news(news) {
      if (news.type === 'friendsChanged') askAnew();
      if (news.type === 'paired') void goto(tablePath(language, news.match));
    },
    resumed: askAnew,
  };
}
