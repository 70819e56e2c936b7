import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Language, languages, loadCatalog } from '../packages/i18n/src/index.ts';
import type { Event } from '../packages/match/src/index.ts';
import * as ears from './ears.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

type Rules = 'scandinavian-15' | 'pocket-15' | 'joker-13';

/** At a table against a bot, at the first turn, the focus within the page. */
async function sitDown(language: Language, rules: Rules): Promise<Page> {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { language, rules, company: 'bots' });
  await table.freshTurn(page).waitFor();
  page.setDefaultTimeout(8000);
  await ears.listen(page);
  // Past the seats, among which arrows go from one to the next, to what is pressed first.
  const { roll } = (await loadCatalog(language)).table;
  do await page.keyboard.press('Tab');
  while (!(await ears.focused(page)).startsWith(`button: ${roll}`));
  return page;
}

/** What the match has brought so far, and who sits there. */
async function recorded(page: Page) {
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const response = await page.request.get(`${stage.origin}/api/matches/${id}.json`);
  const log = (await response.json()) as { events: { event: Event }[] };
  return log.events.map(({ event }) => event);
}

function namesIn(events: readonly Event[]) {
  const names: string[] = [];
  let own = 0;
  for (const event of events) {
    if (event.type === 'SeatTaken' || event.type === 'BotSeated') names[event.seat] = event.name;
    if (event.type === 'SeatTaken') own = event.seat;
  }
  return { names, own };
}

const dieAt = (page: Page, place: number) => page.getByRole('checkbox').nth(place - 1);

/** Two rolls with the first die kept, then the next open box: what the hands do, and where the focus is. */
async function playTurn(page: Page, language: Language): Promise<void> {
  const words = (await loadCatalog(language)).table;
  await page.keyboard.press('r');
  await table.openBoxes(page).first().waitFor();
  const [face] = await table.dice(page);
  await page.keyboard.press('1');
  if (language === 'en')
    expect(await dieAt(page, 1).getAttribute('aria-label')).toBe(`${words.die(1, face ?? 0)}, ${words.kept}`);
  expect(await dieAt(page, 1).isChecked()).toBe(true);
  await page.keyboard.press('r');
  await page.locator('.bar .count', { hasText: /^3/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await ears.focused(page), 'a box that is named with what it would give').toMatch(/^radio: .*\d/);
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').isChecked(), 'armed').toBe(true);
  await page.keyboard.press('Escape');
  expect(await page.locator('.card input:checked').count(), 'let go again').toBe(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await table.openBoxes(page).first().waitFor({ state: 'detached' });
  expect(await ears.focused(page), 'where one goes on').toMatch(new RegExp(`^(button: ${words.roll}|h1: )`));
}

describe('by keyboard alone', () => {
  test('a whole game: every roll and every box is said in a sentence, and the focus is never lost', async () => {
    const page = await sitDown('en', 'joker-13');
    const catalog = await loadCatalog('en');
    const before = await recorded(page);
    for (let turn = 1; turn <= 13; turn++) {
      await playTurn(page, 'en');
      if (turn < 13) await table.freshTurn(page).or(table.ending(page)).first().waitFor();
    }
    await table.ending(page).waitFor();
    const events = await recorded(page);
    const { names, own } = namesIn(events);
    const { end } = catalog.table;
    const said = (await ears.heard(page)).join(' ');
    const expected = ears.sentences(events.slice(before.length), {
      catalog,
      ruleSet: 'joker-13',
      names,
      own,
    });
    let from = 0;
    for (const sentence of expected) {
      const at = said.indexOf(sentence, from);
      expect(at, `said after ${from} of: ${said}\nexpected: ${sentence}`).toBeGreaterThanOrEqual(0);
      from = at + sentence.length;
    }
    const outcomes = [end.youWon, end.won(names[1 - own] ?? ''), end.drawn(names.join(' and '))];
    expect(outcomes.map((outcome) => `${outcome}.`)).toContain(said.slice(from).trim());
    expect(await ears.focused(page), 'after the end').not.toBe('nothing');
  });

  test.each(languages)('a turn in %s', async (language) => {
    const page = await sitDown(language, 'pocket-15');
    const before = await recorded(page);
    await playTurn(page, language);
    await table.freshTurn(page).waitFor();
    const catalog = await loadCatalog(language);
    const events = await recorded(page);
    const company = { catalog, ruleSet: 'pocket-15', ...namesIn(events) };
    const expected = ears.sentences(events.slice(before.length), company);
    // A first game is introduced before that.
    expect((await ears.heard(page)).join(' ')).toContain(expected.join(' '));
  });

  test('the card is a table with headers, in the order in which one plays: card, dice, bar', async () => {
    const page = await sitDown('en', 'scandinavian-15');
    await page.keyboard.press('r');
    await table.openBoxes(page).first().waitFor();
    const card = page.getByRole('table', { name: 'Score card' });
    expect(await card.getByRole('rowheader').count()).toBeGreaterThanOrEqual(15);
    await card.getByRole('rowheader', { name: 'Ones' }).waitFor();
    expect(await page.getByRole('checkbox', { name: /^Die [1-5]: \w+$/ }).count()).toBe(5);
    await page.locator('input[name="look"]').first().focus();
    const order: string[] = [];
    for (let step = 0; step < 30 && !order.includes('button'); step++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const to = document.activeElement;
        return to instanceof HTMLInputElement ? to.name : to?.closest('.bar') ? 'button' : '';
      });
      if (at && order.at(-1) !== at) order.push(at);
    }
    expect(order.filter((name) => ['box', 'keep', 'button'].includes(name))).toEqual([
      'box',
      'keep',
      'button',
    ]);
  });

  test('a sheet takes the focus and gives it back', async () => {
    const page = await sitDown('en', 'joker-13');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.focus();
    await page.keyboard.press('Enter');
    await page.locator('#menu').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('#menu') !== null), 'within').toBe(true);
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    expect(await menu.evaluate((button) => button === document.activeElement), 'back').toBe(true);
    await page.keyboard.press('?');
    await page.locator('#keys').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#keys').waitFor({ state: 'hidden' });
    expect(await ears.focused(page)).not.toBe('nothing');
  });
});
