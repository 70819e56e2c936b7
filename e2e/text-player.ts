import { type Language, languages, loadCatalog } from '@open-yatzy/i18n';
import type { TextBrowser } from './text-browser.ts';

/** Someone at a table with a text browser, whatever language it is in: they read figures and press buttons. */

interface Words {
  readonly roll: string;
  readonly write: string;
  readonly strike: string;
}

async function wordsIn(language: Language): Promise<readonly [Language, Words]> {
  const { roll, write, strikeBox } = (await loadCatalog(language)).table;
  return [language, { roll, write, strike: strikeBox('').trim() }];
}

export const tableWords = Object.fromEntries(await Promise.all(languages.map(wordsIn))) as Readonly<
  Record<Language, Words>
>;

export const isOver = (browser: TextBrowser) => browser.html.includes('class="end"');

/** Waits as the page does, by loading it anew, until there is something to press or the match is over. */
export async function waitForTurn(browser: TextBrowser, { roll }: Words): Promise<void> {
  while (!isOver(browser) && !browser.buttons.some((label) => label.startsWith(roll))) {
    if (browser.refresh === null) throw new Error(`expected a page that waits, got ${browser.text}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await browser.open(browser.address.split(/[?#]/)[0] ?? '');
  }
}

/** A turn: a die is kept, the rest thrown again, and the box written that brings most. A strike is asked about once more. */
export async function takeTurn(browser: TextBrowser, words: Words): Promise<void> {
  await browser.press(words.roll);
  await browser.press(words.roll, { keep: '1' });
  const [best] = browser
    .fields('box')
    .filter(({ value }) => value !== '')
    .toSorted((one, other) => Number.parseInt(other.label, 10) - Number.parseInt(one.label, 10));
  if (!best) throw new Error(`expected open boxes, got ${browser.text}`);
  await browser.press(words.write, { box: best.value });
  if (browser.fields('strike').length > 0)
    await browser.press(browser.buttons.find((label) => label.includes(words.strike)) ?? words.strike);
}

export async function playOn(browser: TextBrowser, words: Words): Promise<void> {
  for (;;) {
    await waitForTurn(browser, words);
    if (isOver(browser)) return;
    await takeTurn(browser, words);
  }
}
