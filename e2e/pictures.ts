/** Takes the pictures in docs/pictures again: `npm run pictures`. A real game in a real browser; no two are alike. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { command, ensureBuilt } from '../bin/setup.mjs';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';
import * as table from './table.ts';

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const sizes = { phone: { width: 360, height: 640 }, wide: { width: 1440, height: 900 } };
const schemes = ['light', 'dark'] as const;

interface Look {
  readonly size: keyof typeof sizes;
  readonly scheme: (typeof schemes)[number];
}
const looks = schemes.flatMap((scheme) => [
  { size: 'phone', scheme } as const,
  { size: 'wide', scheme } as const,
]);

async function take(page: Page, what: string, { size, scheme }: Look): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: scheme });
  await table.atRest(page);
  await page.screenshot({ path: join(folder, `${what}-${size}-${scheme}.png`) });
}

async function takeAll(page: Page, what: string): Promise<void> {
  for (const look of looks) await take(page, what, look);
}

async function visit(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'sv-SE', deviceScaleFactor: 2 });
  await table.withoutMotion(context);
  return context;
}

async function waitingRoom(browser: Browser, origin: string): Promise<void> {
  const page = await (await visit(browser)).newPage();
  await table.openTable(page, origin, {
    language: 'sv',
    rules: 'scandinavian-15',
    company: 'friends',
    seats: 4,
  });
  await takeAll(page, 'waiting-room');
}

async function tableAndEnd(browser: Browser, origin: string): Promise<void> {
  const page = await (await visit(browser)).newPage();
  await page.goto(`${origin}/sv`);
  await takeAll(page, 'home');
  await table.openTable(page, origin, {
    language: 'sv',
    rules: 'scandinavian-15',
    company: 'bots',
    seats: 4,
  });
  for (let turn = 0; turn < 6; turn++) await table.playTurn(page);
  await table.freshTurn(page).waitFor();
  await table.roll(page);
  for (const position of [0, 2]) await table.keep(page, position);
  await table.rollAgain(page);
  await table.openBoxes(page).last().click();
  await takeAll(page, 'table');
  await table.writeButton(page).click();
  await table.playOn(page);
  await page.locator('.end .story p').waitFor();
  await takeAll(page, 'end');
}

await command(async () => {
  mkdirSync(folder, { recursive: true });
  process.env.WEB_BUILD ??= await ensureBuilt();
  const [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
  try {
    await waitingRoom(browser, server.origin);
    await tableAndEnd(browser, server.origin);
  } finally {
    await browser.close();
    await server.remove();
  }
});
