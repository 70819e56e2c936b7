import { addressWord, type Language, languages, loadCatalog } from '@open-yatzy/i18n';
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { brokenTexts, lengthenWords } from './longer-words.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

/** Every page in every language, and the pages that are used most with words as long as they may get. */

const stage = Stage.set();
let context: BrowserContext;

beforeAll(async () => {
  context = await stage.stay();
  // Someone with an account and a game, so that pages have something to say.
  const page = await context.newPage();
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
  await page.close();
});

const named = [
  'lobby',
  'ranking',
  'friends',
  'account',
  'looks',
  'calculator',
  'review',
  'pad',
  'offline',
  'settings',
  'privacy',
  'guide',
] as const;

function pagesIn(language: Language): readonly string[] {
  const home = `/${language}`;
  const guide = `${home}/${addressWord(language, 'guide')}/${addressWord(language, 'pocket-15')}`;
  return [
    home,
    ...named.map((name) => `${home}/${addressWord(language, name)}`),
    guide,
    `${guide}/${addressWord(language, 'sheet')}`,
    `${home}/nowhere`,
  ];
}

/** What is meant for programs: a gap that was not filled, or the name of a word in place of the word. */
const raw = /undefined|NaN|\[object|\$\{|\b[a-z]+[A-Z]\w*|\b[a-z]+\.[a-z]+[A-Z.]/;

describe.each(languages)('in %s', (language) => {
  test.each(pagesIn(language))('%s says everything in words, within a phone', async (path) => {
    const page = await context.newPage();
    await page.goto(stage.origin + path);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    const title = await page.title();
    const text = (await page.locator('main').allInnerTexts()).join('\n');
    expect(`${title}\n${text}`).not.toMatch(raw);
    expect(await brokenTexts(page)).toEqual([]);
    await page.close();
  });

  test('the header offers every language, and each leads to this page', async () => {
    const page = await context.newPage();
    await page.goto(`${stage.origin}/${language}/${addressWord(language, 'calculator')}`);
    for (const other of languages) {
      const link = page.locator(`header a[hreflang="${other}"]`);
      expect(await link.isVisible(), other).toBe(true);
      expect(new URL((await link.getAttribute('href')) ?? '', page.url()).pathname).toBe(
        `/${other}/${addressWord(other, 'calculator')}`,
      );
    }
    await page.close();
  });

  test('it is what links that are shared and installed apps are told', async () => {
    const home = await (await fetch(`${stage.origin}/${language}`)).text();
    expect(home).toMatch(new RegExp(`property="og:locale" content="${language}_[A-Z]{2}"`));
    const manifest = await fetch(`${stage.origin}/${language}/app.webmanifest`);
    expect(await manifest.json()).toMatchObject({ lang: language, start_url: `/${language}` });
  });
});

describe.each(languages)('with the words of %s made 40 per cent longer', (language) => {
  const at = (name: (typeof named)[number]) => `/${language}/${addressWord(language, name)}`;
  const longer = async (page: Page) => {
    await lengthenWords(page, 0.4);
    return brokenTexts(page);
  };
  /** On the narrow card of a table names end in an ellipsis; the button says whole which box is chosen. */
  const longerAtTable = async (page: Page) =>
    (await longer(page)).filter((broken) => !/^(th|span\.reason)\b/.test(broken));

  test.each([`/${language}`, at('lobby'), at('calculator'), at('account'), at('pad'), at('settings')])(
    '%s holds them',
    async (path) => {
      const page = await context.newPage();
      await page.goto(stage.origin + path);
      await page.locator('main').waitFor();
      expect(await longer(page)).toEqual([]);
      await page.close();
    },
  );

  test('a pad with two players holds them', async () => {
    const page = await context.newPage();
    await page.goto(stage.origin + at('pad'));
    await page.locator('form button.primary:enabled').click();
    await page.locator('.faces').waitFor();
    expect(await longer(page)).toEqual([]);
    await page.close();
  });

  test('the table holds them, with a box that is about to be written, and at its end', async () => {
    const { boxes, table: words } = await loadCatalog(language);
    const page = await context.newPage();
    await table.openTable(page, stage.origin, { language, rules: 'scandinavian-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await table.keep(page, 1);
    await page.getByRole('radio', { name: new RegExp(`^${boxes.fullHouse}`) }).press('Enter');
    expect(await longerAtTable(page), 'armed').toEqual([]);
    await page.reload();
    await page.getByRole('button', { name: words.menu.open, exact: true }).click();
    await page.locator('summary', { hasText: words.menu.resign }).click();
    await page.getByRole('button', { name: words.menu.resignNow }).click();
    await table.ending(page).waitFor();
    expect(await longerAtTable(page), 'the end').toEqual([]);
    await page.close();
  });
});
