import { manifest, styles } from 'virtual:table-scripts';
import type { Language } from '@open-yatzy/i18n';
import type { PageParts } from './page-parts.ts';

/** Files of a table's page, as paths: what it starts with, and all that this needs at once, so that nothing is waited for twice. */
export interface PageFiles {
  readonly start: string;
  readonly scripts: readonly string[];
  /** With their text, so that the page has them at once. */
  readonly styles: readonly { readonly path: string; readonly text: string }[];
}

const start = 'src/lib/table/start.ts';

/** What `partsOf` loads, by what it calls it. */
const partFiles: Readonly<Record<keyof PageParts, (language: Language) => string>> = {
  RoomPage: () => 'src/lib/room/room-page.svelte',
  End: () => 'src/lib/table/match-end.svelte',
  Talk: () => 'src/lib/table/talk.svelte',
  Aftermath: () => 'src/lib/records/aftermath.svelte',
  NoticeList: () => 'src/lib/social/notice-list.svelte',
  noticeWords: (language) => words(language, 'social'),
  social: (language) => words(language, 'social'),
  records: (language) => words(language, 'records'),
};

function words(language: Language, section: string): string {
  return `../../packages/i18n/src/${language}/${section}.ts`;
}

/** Adds a file and those that it imports; it throws where the build has none such. */
function addImports(source: string, found: Set<string>): void {
  if (found.has(source)) return;
  const chunk = manifest[source];
  if (!chunk) throw new Error(`scripts of a table: expected ${source} in their build`);
  found.add(source);
  for (const each of chunk.imports ?? []) addImports(each, found);
}

const path = (file: string) => `/${file}`;

/** Of a page in a language, with the parts that it has. */
export function pageFiles(language: Language, parts: PageParts): PageFiles {
  const names = (Object.keys(partFiles) as (keyof PageParts)[]).filter((name) => parts[name] !== null);
  const sources = new Set<string>();
  for (const source of [start, words(language, 'catalog'), ...names.map((name) => partFiles[name](language))])
    addImports(source, sources);
  const chunks = [...sources].flatMap((source) => manifest[source] ?? []);
  const [first, ...others] = chunks.map(({ file }) => path(file));
  if (!first) throw new Error('scripts of a table: expected a start');
  const sheets = new Set(chunks.flatMap(({ css }) => css ?? []));
  return {
    start: first,
    scripts: others,
    styles: [...sheets].map((file) => ({ path: path(file), text: styles[file] ?? '' })),
  };
}
