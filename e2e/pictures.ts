/**
 * Takes the pictures in docs/pictures again: `npm run pictures`, or those of one part, such as `-- gallery`. A real game in
 * a real browser; no two are alike.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { command, ensureBuilt } from '../bin/setup.mjs';
import { launchBrowser } from './browser.ts';
import { picture, storedPicture } from './gallery.ts';
import { TestServer } from './server.ts';
import * as table from './table.ts';

const folder = fileURLToPath(new URL('../docs/pictures', import.meta.url));
const sizes = { phone: { width: 360, height: 640 }, wide: { width: 1440, height: 900 } };

interface Look {
  readonly size: keyof typeof sizes;
  readonly scheme: 'light' | 'dark';
}
const onPhone: Look = { size: 'phone', scheme: 'light' };
const onPhoneByNight: Look = { size: 'phone', scheme: 'dark' };
const wide: Look = { size: 'wide', scheme: 'light' };
const wideByNight: Look = { size: 'wide', scheme: 'dark' };

async function take(page: Page, what: string, looks: readonly Look[]): Promise<void> {
  for (const { size, scheme } of looks) {
    await page.setViewportSize(sizes[size]);
    await page.emulateMedia({ colorScheme: scheme });
    await table.atRest(page);
    // A phone's picture has a phone's fine pixels; a wide one would only be heavy.
    await page.screenshot({
      path: join(folder, `${what}-${size}-${scheme}.png`),
      scale: size === 'phone' ? 'device' : 'css',
    });
  }
}

async function visit(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: sizes.phone, locale: 'sv-SE', deviceScaleFactor: 2 });
  await table.withoutMotion(context);
  return context;
}

/** The place, among the open boxes, of the one that gives most. */
async function bestPlace(page: Page): Promise<number> {
  const points = (await table.openBoxes(page).locator('.ghost').allTextContents()).map(Number.parseFloat);
  return points.indexOf(Math.max(...points));
}

async function playTurn(page: Page): Promise<void> {
  await table.freshTurn(page).waitFor();
  await table.roll(page);
  await table.writeAt(page, await bestPlace(page));
}

async function waitingRoom(browser: Browser, origin: string): Promise<void> {
  const page = await (await visit(browser)).newPage();
  await table.openTable(page, origin, {
    language: 'sv',
    rules: 'scandinavian-15',
    company: 'friends',
    seats: 4,
  });
  await take(page, 'waiting-room', [onPhone]);
}

/** With a table that somebody has opened for anyone. */
async function lobbyAndGuide(browser: Browser, origin: string): Promise<void> {
  const host = await (await visit(browser)).newPage();
  await table.openTable(host, origin, {
    language: 'sv',
    rules: 'pocket-15',
    company: 'friends',
    seats: 3,
  });
  await host.locator('form[action="?/list"] button').click();
  await host.locator('form[action="?/list"]').waitFor({ state: 'detached' });
  const page = await (await visit(browser)).newPage();
  await page.goto(`${origin}/sv/lobby`);
  await take(page, 'lobby', [onPhone, wideByNight]);
  await page.goto(`${origin}/sv/regler/yatzy`);
  await take(page, 'guide', [onPhone, wideByNight]);
}

async function tableEndAndProfile(browser: Browser, origin: string): Promise<void> {
  const page = await (await visit(browser)).newPage();
  await page.goto(`${origin}/sv`);
  await take(page, 'home', [onPhone]);
  await table.openTable(page, origin, {
    language: 'sv',
    rules: 'scandinavian-15',
    company: 'bots',
    seats: 4,
  });
  for (let turn = 0; turn < 6; turn++) await playTurn(page);
  await table.freshTurn(page).waitFor();
  await table.roll(page);
  for (const position of [0, 2]) await table.keep(page, position);
  await table.rollAgain(page);
  await table
    .openBoxes(page)
    .nth(await bestPlace(page))
    .click();
  await take(page, 'table', [onPhone, onPhoneByNight, wide]);
  await table.writeButton(page).click();
  for (let turn = 7; turn < 15; turn++) await playTurn(page);
  await page.locator('.end .story p').waitFor();
  await take(page, 'end', [onPhone, wideByNight]);
  await page.goto(`${origin}/sv/rankning`);
  await page.locator('main a[href*="/sv/spelare/"]').first().click();
  await page.locator('.games').waitFor();
  await take(page, 'profile', [onPhone, wideByNight]);
}

/** What the test of the gallery compares with. */
async function gallery(browser: Browser, origin: string): Promise<void> {
  writeFileSync(storedPicture, await picture(browser, origin));
}

const parts = { room: waitingRoom, around: lobbyAndGuide, game: tableEndAndProfile, gallery };
const asked = process.argv.slice(2);

await command(async () => {
  mkdirSync(folder, { recursive: true });
  process.env.WEB_BUILD ??= await ensureBuilt();
  const [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
  try {
    for (const [name, part] of Object.entries(parts))
      if (asked.length === 0 || asked.includes(name)) await part(browser, server.origin);
  } finally {
    await browser.close();
    await server.remove();
  }
});
