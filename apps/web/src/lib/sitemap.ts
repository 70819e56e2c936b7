import { type Language, languages } from '@open-yatzy/i18n';
import { guidePath, guideSets, sheetPath } from './guide/guide-paths.ts';
import { padPath } from './pad/pad-paths.ts';
import { calculatorPath, homePath, inLanguage, lobbyPath, privacyPath, reviewPath } from './paths.ts';
import { rankingPath } from './records/record-paths.ts';

/** Pages that are there for everyone and are no one's, in one language. */
function publicPaths(lang: Language): readonly string[] {
  return [
    homePath(lang),
    lobbyPath(lang),
    rankingPath(lang),
    calculatorPath(lang),
    reviewPath(lang),
    padPath(lang),
    privacyPath(lang),
    guidePath(lang),
    ...guideSets.flatMap((set) => [guidePath(lang, set), sheetPath(lang, set)]),
  ];
}

/** All that is to be found by searching, each with its like in the other languages: https://www.sitemaps.org */
export function sitemapOf(origin: string): string {
  const url = (path: string) => {
    const others = languages.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${inLanguage(path, lang)}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${others.join('')}</url>`;
  };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...languages.flatMap((lang) => publicPaths(lang).map(url)),
    '</urlset>\n',
  ].join('\n');
}
