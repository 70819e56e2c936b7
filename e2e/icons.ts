import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './browser.ts';

/** Draws the app's icons anew out of their SVGs: `npm run icons`. */

const folder = fileURLToPath(new URL('../apps/web/static/icons/', import.meta.url));
const icons = [
  { file: 'icon-192.png', from: 'icon.svg', size: 192 },
  { file: 'icon-512.png', from: 'icon.svg', size: 512 },
  { file: 'maskable-192.png', from: 'maskable.svg', size: 192 },
  { file: 'maskable-512.png', from: 'maskable.svg', size: 512 },
  // A phone rounds its corners itself, and knows no transparency.
  { file: 'apple-touch-icon.png', from: 'maskable.svg', size: 180 },
] as const;

const browser = await launchBrowser();
for (const { file, from, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(`${folder}${from}`, 'utf8');
  await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
  writeFileSync(`${folder}${file}`, await page.screenshot({ omitBackground: true }));
  await page.close();
}
await browser.close();
