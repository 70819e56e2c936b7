import { addressWord, languages } from '@open-yatzy/i18n';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { brokenTexts } from './longer-words.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

/** A visitor whose letters are twice as large, and nothing else: a browser's own setting, which pages have to follow. */
async function visit(): Promise<Page> {
  const page = await stage.visit();
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  return page;
}

/** Whether the words of two parts lie over one another. */
function overlap(page: Page, one: string, other: string): Promise<boolean> {
  return page.evaluate(
    (selectors) => {
      const boxes = selectors.map((selector) =>
        [...document.querySelectorAll(selector)]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .map((each) => {
            const range = document.createRange();
            range.selectNodeContents(each);
            return range.getBoundingClientRect();
          }),
      );
      const [first = [], second = []] = boxes;
      // The room above and below letters may be shared.
      const slack = 8;
      return first.some((a) =>
        second.some(
          (b) => a.left < b.right && b.left < a.right && a.top < b.bottom - slack && b.top < a.bottom - slack,
        ),
      );
    },
    [one, other],
  );
}

const ruleSets = ['scandinavian-15', 'pocket-15', 'joker-13'] as const;
const pages = ['lobby', 'calculator', 'pad', 'looks', 'settings', 'privacy'] as const;

test.each(languages)('with letters twice as large, a phone cuts off nothing: %s', async (language) => {
  const page = await visit();
  const guide = addressWord(language, 'guide');
  const guides = ruleSets.map((ruleSet) => `${guide}/${addressWord(language, ruleSet)}`);
  for (const path of ['', ...pages.map((name) => addressWord(language, name)), guide, ...guides]) {
    await page.goto(`${stage.origin}/${language}/${path}`, { waitUntil: 'networkidle' });
    expect(await brokenTexts(page), path).toEqual([]);
  }
});

test.each([2, 5])('a table for %d likewise, and no words lie over others', async (seats) => {
  const page = await visit();
  await table.openTable(page, stage.origin, {
    language: 'de',
    rules: 'scandinavian-15',
    company: 'bots',
    seats,
  });
  await table.freshTurn(page).waitFor();
  await table.atRest(page);
  expect(await brokenTexts(page), 'before a roll').toEqual([]);
  expect(await overlap(page, '.strip .total', '.strip .mark'), 'totals and marks').toBe(false);
  await table.roll(page);
  await table.keep(page, 1);
  await table.rollAgain(page);
  await table.openBoxes(page).nth(3).click();
  await table.atRest(page);
  // Why a box gives its points stands beside the label of its field, not in it.
  const broken = (await brokenTexts(page)).filter((each) => !each.startsWith('label.'));
  expect(broken, 'a box armed').toEqual([]);
  expect(await overlap(page, '.rail-label', '.throw-all'), 'words of the rail').toBe(false);
  expect(await overlap(page, '.box:has(:checked) th', '.box:has(:checked) .reason'), 'box and reason').toBe(
    false,
  );
});
