import { languages } from '@open-yatzy/i18n';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { brokenTexts } from './longer-words.ts';
import { phone, Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();
/** Someone who has played, and someone who comes for the first time. */
let known: BrowserContext;
let fresh: BrowserContext;

beforeAll(async () => {
  [known, fresh] = [await stage.stay(), await stage.stay()];
  const page = await known.newPage();
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
  await table.freshTurn(page).waitFor();
  pages.push(new URL(page.url()).pathname);
  await page.close();
});
const pages = [
  ...languages.map((language) => `/${language}`),
  '/en/lobby',
  '/en/ranking',
  '/en/friends',
  '/en/account',
  '/en/looks',
  '/en/calculator',
  '/en/review',
  '/en/pad',
  '/en/settings',
  '/en/privacy',
  '/en/rules',
  '/sv/regler/yatzy',
  '/de/regeln/taschen-yatzy',
  '/en/rules/joker-yatzy',
  '/en/rules/joker-yatzy/card',
  '/en/nowhere',
];

/** As WCAG 1.4.12 has it. */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** How far a page reaches beyond the right edge, in CSS pixels. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe.each(['known', 'fresh'] as const)('to a %s visitor', (who) => {
  const visitor = () => (who === 'known' ? known : fresh);

  test.each(['light', 'dark'] as const)('axe finds nothing on any page, %s', async (colorScheme) => {
    const page = await visitor().newPage();
    await page.emulateMedia({ colorScheme });
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(stage.origin + path, { waitUntil: 'networkidle' });
      found.push(...(await violations(page)).map((each) => `${path} ${each}`));
    }
    await page.close();
    expect(found).toEqual([]);
  });

  test('at 400 % zoom, and with more space in the text, nothing is cut off or reaches beyond the edge', async () => {
    const page = await visitor().newPage();
    const found: string[] = [];
    for (const path of pages) {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(stage.origin + path, { waitUntil: 'networkidle' });
      found.push(...(await brokenTexts(page)).map((each) => `${path} zoomed: ${each}`));
      await page.setViewportSize(phone);
      // A style sheet of the user's, which no policy of the page forbids.
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, spacing);
      const spaced = await overflow(page);
      if (spaced > 0) found.push(`${path} spaced: ${spaced}`);
    }
    await page.close();
    expect(found).toEqual([]);
  });
});
