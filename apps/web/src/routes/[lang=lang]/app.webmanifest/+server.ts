import { loadCatalog, loadOfflineWords } from '@open-yatzy/i18n';
import { padPath } from '#lib/pad/pad-paths.ts';
import { calculatorPath, homePath } from '#lib/paths.ts';
import type { RequestHandler } from './$types';

const icons = [
  { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** How the app calls itself, and opens, once it is installed. It is one app, in whatever language it was installed. */
export const GET: RequestHandler = async ({ params: { lang } }) => {
  const { common } = await loadCatalog(lang);
  const { shortcuts } = await loadOfflineWords(lang);
  const manifest = {
    id: '/',
    name: common.site,
    short_name: 'Yatzy',
    description: common.description,
    lang,
    dir: 'ltr',
    start_url: homePath(lang),
    scope: '/',
    display: 'standalone',
    background_color: '#e8dfcf',
    theme_color: '#e8dfcf',
    categories: ['games'],
    icons,
    shortcuts: [
      { name: shortcuts.play, url: homePath(lang) },
      { name: shortcuts.pad, url: padPath(lang) },
      { name: shortcuts.calculator, url: calculatorPath(lang) },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
  });
};
