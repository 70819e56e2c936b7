import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();
/** Someone who has finished a game against a bot. */
let someone: BrowserContext;
let total: string;

beforeAll(async () => {
  someone = await stage.stay();
  const page = await someone.newPage();
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
  await table.playOn(page);
  await table.ending(page).waitFor();
  await page.goto(`${stage.origin}/en/ranking`);
  await page.getByRole('link', { name: 'Your profile' }).click();
  total = (await page.locator('.games .total').first().textContent()) ?? '';
  await page.close();
});
async function profile(): Promise<Page> {
  const page = await someone.newPage();
  await page.goto(`${stage.origin}/en/ranking`);
  await page.getByRole('link', { name: 'Your profile' }).click();
  await page.getByRole('heading', { name: 'Latest games' }).waitFor();
  return page;
}

test('a finished game is in its player’s profile, with what it brought and ways to look back', async () => {
  const page = await profile();
  expect(total).toMatch(/^\d+$/);
  expect(await page.locator('.summary dd').last().textContent()).toBe(total);
  expect(await page.locator('li.got h3').allTextContents()).toContain('First card');
  await page.getByRole('link', { name: 'All games' }).click();
  await page.getByText('1 game', { exact: true }).waitFor();
  await page.locator('select[name="rules"]').selectOption('pocket-15');
  await page.getByText('No games match that.').waitFor();
  await page.locator('select[name="rules"]').selectOption('joker-13');
  await page.getByRole('link', { name: /^Review of/ }).click();
  await page.waitForURL(/\/review$/);
  await page.close();
});

test('others see a profile, and no game that was nobody else’s business', async () => {
  const own = await profile();
  const stranger = await stage.visit({ locale: 'de-DE' });
  await stranger.goto(own.url().replace('/en/player/', '/de/spieler/'));
  await stranger.getByRole('heading', { name: 'Letzte Spiele' }).waitFor();
  expect(await stranger.locator('.games li').count()).toBe(0);
  expect(await stranger.locator('.summary dd').last().textContent()).toBe(total);
  await own.close();
});

test('a player who is not there is said not to be', async () => {
  const page = await someone.newPage();
  const answer = await page.goto(`${stage.origin}/en/player/nobodyatall1`);
  expect(answer?.status()).toBe(404);
  expect(await page.title(), 'it is no table that is missing').toContain('This page does not exist');
  await page.close();
});

test('a look is looked at closer, and not bought without diamonds, scripts or not', async () => {
  const storageState = await someone.storageState();
  const page = await stage.visit({ javaScriptEnabled: false, storageState });
  await page.goto(`${stage.origin}/en/looks`);
  await page.getByRole('link', { name: 'Look closer at Amber' }).click();
  await page.getByText('200 more diamonds are needed.').waitFor();
  expect(await page.locator('.dice-amber').count()).toBe(2);
  const token = await page.locator('input[name="token"]').count();
  expect(token).toBe(0);
});

test.each([
  ['/en/ranking?mode=normal', 'light', { width: 360, height: 640 }],
  ['/sv/rankning', 'dark', { width: 1440, height: 900 }],
  ['/de/aussehen?look=blueprint', 'light', { width: 1440, height: 900 }],
  ['/sv/utseende?look=falu', 'dark', { width: 360, height: 640 }],
  ['profile', 'light', { width: 1440, height: 900 }],
  ['profile', 'dark', { width: 360, height: 640 }],
] as const)('access and size, by axe: %s, %s', async (path, colorScheme, viewport) => {
  const page = path === 'profile' ? await profile() : await someone.newPage();
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  if (path !== 'profile') await page.goto(`${stage.origin}${path}`);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.close();
});
