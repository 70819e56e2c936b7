import { manifest } from 'virtual:table-scripts';
import { isLanguage, type Language, languages } from '@open-yatzy/i18n';
import { guidePath, guideSets } from '#lib/guide/guide-paths.ts';
import { copyHeader, offlinePath } from '#lib/offline/offline-paths.ts';
import { playingLock, takeOver } from '#lib/offline/playing-lock.ts';
import { unreachable } from '#lib/offline/unreachable.ts';
import { padPath } from '#lib/pad/pad-paths.ts';
import { calculatorPath, homePath, pathLanguage, privacyPath, reviewPath, settingsPath } from '#lib/paths.ts';
import { version } from '$app/env';
import { assets, immutable } from '$app/manifest';
import { self as worker } from '$app/service-worker';

/**
 * Keeps the app, and pages that need no server, as they were when this version came, and shows them where the server
 * cannot be reached. A version keeps its own; that of the one before stays, for pages that are still open.
 */

const prefix = 'app ';
const own = `${prefix}${version}`;
/** How long the network may take where there is a copy to show instead, in milliseconds. */
const patience = 8_000;

/** Pages that work alone, in one language. */
function pagesIn(lang: Language): readonly string[] {
  return [
    homePath(lang),
    offlinePath(lang),
    padPath(lang),
    calculatorPath(lang),
    reviewPath(lang),
    settingsPath(lang),
    privacyPath(lang),
    guidePath(lang),
    ...guideSets.map((ruleSet) => guidePath(lang, ruleSet)),
  ];
}

/** Pictures within pages; those for the system's own use it fetches as it likes. */
const shown = assets.map(({ path }) => `/${path}`).filter((path) => path.endsWith('.svg'));

/** Scripts and styles of any page; those of a table, too, since a new version never breaks a game that goes on. */
const assetsOfPages = [
  ...immutable.map(({ path }) => path),
  ...Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css]),
];

const isAsset = (path: string) => path.startsWith('/_app/immutable/');

/** An asset's name never stands for anything else, so that any version's is as good. */
async function asset(path: string): Promise<Response> {
  return (await caches.match(path, { ignoreVary: true })) ?? fetch(path);
}

/** Keeps an asset, and what a script names that the list of assets lacks: workers, and what they load. */
async function keepAsset(cache: Cache, path: string, seen: Set<string>): Promise<void> {
  if (seen.has(path)) return;
  seen.add(path);
  const response = await asset(path);
  if (!response.ok) throw new Error(`${path}: expected it to be there, got ${response.status}`);
  await cache.put(path, response.clone());
  if (!path.endsWith('.js')) return;
  const named =
    (await response.text()).match(/\/_app\/immutable\/(?:workers|assets|table)\/[\w./-]+\.\w+/g) ?? [];
  await Promise.all(named.map((each) => keepAsset(cache, each, seen)));
}

/** Keeps the pages of a language as they are for anyone: all of them, or none. */
async function keepPages(cache: Cache, lang: Language): Promise<void> {
  const pages = await Promise.all(
    pagesIn(lang).map(async (path) => {
      const request = new Request(path, {
        credentials: 'omit',
        cache: 'no-store',
        headers: { [copyHeader]: '1' },
      });
      const response = await fetch(request);
      if (!response.ok || response.redirected) throw new Error(`${path}: got ${response.status}`);
      return [path, new Response(await response.blob(), response)] as const;
    }),
  );
  for (const [path, response] of pages) await cache.put(path, response);
}

/** Those of the pages that are open, and those that the version before had. */
async function languagesInUse(): Promise<readonly Language[]> {
  const open = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  const before = await Promise.all(languages.map(async (lang) => (await copyOf(homePath(lang))) && lang));
  const all = [...open.map(({ url }) => pathLanguage(new URL(url).pathname)), ...before];
  return [...new Set(all)].filter((lang) => isLanguage(lang));
}

async function install(): Promise<void> {
  const cache = await caches.open(own);
  const seen = new Set<string>();
  await Promise.all(assetsOfPages.map((path) => keepAsset(cache, `/${path}`, seen)));
  await cache.addAll(shown);
  for (const lang of await languagesInUse()) await keepPages(cache, lang);
}

/** Lies in the cache of a version that has come to show pages; not every one that is fetched does. */
const shownMark = '/_app/shown';

/** The one before is kept for pages that it showed; older ones have none any more, nor those that never came. */
async function activate(): Promise<void> {
  const others = (await caches.keys()).filter((key) => key.startsWith(prefix) && key !== own);
  const came = await Promise.all(others.map((key) => caches.match(shownMark, { cacheName: key })));
  const before = others.findLast((_, place) => came[place]);
  await Promise.all(others.filter((key) => key !== before).map((key) => caches.delete(key)));
  await (await caches.open(own)).put(shownMark, new Response());
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** What is kept of a page: by this version, or while it is still coming by the one before. */
async function copyOf(path: string): Promise<Response | undefined> {
  const options = { ignoreSearch: true, ignoreVary: true };
  return (await (await caches.open(own)).match(path, options)) ?? caches.match(path, options);
}

/** What stands in for a page that cannot be fetched. */
async function standIn({ pathname, search }: URL): Promise<Response | undefined> {
  const copy = await copyOf(pathname);
  if (copy) return copy;
  const own = pathLanguage(pathname);
  const kept = await Promise.all(languages.map(async (lang) => (await copyOf(offlinePath(lang))) && lang));
  const lang = kept.includes(own) ? own : kept.find((each) => each !== undefined);
  if (!lang) return undefined;
  const place =
    pathname === '/' ? homePath(lang) : `${offlinePath(lang)}?to=${encodeURIComponent(pathname + search)}`;
  return Response.redirect(new URL(place, worker.location.origin).href);
}

async function later<T>(ms: number, value: T): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return value;
}

async function page(event: FetchEvent, url: URL): Promise<Response> {
  const fetched = (async () => {
    const preloaded: Response | undefined = await event.preloadResponse;
    return preloaded ?? fetch(event.request);
  })();
  const answered = fetched.then(
    (response) => (unreachable.includes(response.status) ? null : response),
    () => null,
  );
  const hasCopy = (await copyOf(url.pathname)) !== undefined;
  const first = hasCopy ? await Promise.race([answered, later(patience, null)]) : await answered;
  return first ?? (await standIn(url)) ?? fetched;
}

/** A language that someone has come to read is there the next time, too. */
async function learn(lang: Language): Promise<void> {
  if (await copyOf(homePath(lang))) return;
  await keepPages(await caches.open(own), lang);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('message', (event) => {
  if (event.data !== takeOver) return;
  event.waitUntil(
    (async () => {
      const { held = [] } = await worker.navigator.locks.query();
      if (!held.some(({ name }) => name === playingLock)) await worker.skipWaiting();
    })(),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(event, url));
    const lang = pathLanguage(url.pathname);
    if (lang) event.waitUntil(learn(lang).catch(() => undefined));
  } else if (isAsset(url.pathname) || shown.includes(url.pathname)) {
    event.respondWith(asset(url.pathname));
  }
});
