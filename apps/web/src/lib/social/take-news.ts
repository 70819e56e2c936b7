import type { Language } from '@open-yatzy/i18n';
import { tablePath } from '#lib/paths.ts';
import type { NewsHeard } from '#lib/state/match-client.ts';

/** How a page asks for all that it shows anew, and leads to another. */
export interface PageMoves {
  refresh(): Promise<void>;
  go(path: string): void;
}

/** What any page does on news, whichever line brings them. */
export function takeNews(language: Language, { refresh, go }: PageMoves): NewsHeard {
  return {
    news(news) {
      if (news.type === 'friendsChanged') void refresh();
      if (news.type === 'paired') go(tablePath(language, news.match));
    },
    resumed: () => void refresh(),
  };
}
