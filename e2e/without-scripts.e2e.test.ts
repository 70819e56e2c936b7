import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const dice = (page: Page) => page.locator('.dice label');
const faces = (page: Page) => page.locator('.dice b').allTextContents();
const openBoxes = (page: Page) => page.locator('td label:has([name="box"])');
const roll = (page: Page) => table.rollButton(page).click();
const write = (page: Page) => table.writeButton(page).first().click();

/** A whole turn by what forms can: the server is asked for each step, and a strike is asked about once more. */
async function turn(page: Page): Promise<void> {
  await roll(page);
  await dice(page).first().click();
  await roll(page);
  await openBoxes(page).last().click();
  await write(page);
  if ((await page.locator('input[name="strike"]').count()) > 0) await write(page);
}

test('a whole game with scripts off', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (let played = 0; played < 13; played++) {
    expect(await table.ending(page).count(), `after ${played} turns`).toBe(0);
    // Nobody reveals a seed here: the server made it, so the match begins at once; while bots play the page loads anew.
    await table.rollButton(page).waitFor();
    await turn(page);
  }
  await table.ending(page).waitFor();
  expect(await table.ending(page).locator('ol > li').count()).toBe(2);
  expect(scripts, 'once the browser has said that it runs none').toEqual([]);
});

test('a kept die keeps its face, and what is kept is sent by the form', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
  await roll(page);
  const before = await faces(page);
  await dice(page).nth(2).click();
  await roll(page);
  expect((await faces(page))[2]).toBe(before[2]);
  expect(await dice(page).nth(2).locator('input').isChecked()).toBe(true);
  expect(await dice(page).nth(2).locator('input').isDisabled(), 'it stands').toBe(true);
  await roll(page);
  expect((await faces(page))[2], 'standing dice are sent although they cannot be ticked').toBe(before[2]);
});

test('a page that waits keeps its place as it loads anew', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  const other = await stage.visit({ javaScriptEnabled: false });
  await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'friends' });
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Sit down' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await other.reload();
  const isFirst = (await table.rollButton(page).count()) > 0;
  const [acting, waiting] = isFirst ? [page, other] : [other, page];
  await waiting.setViewportSize({ width: 360, height: 400 });
  await waiting.evaluate(() => scrollTo(0, 150));
  await turn(acting);
  await table.rollButton(waiting).waitFor();
  // As the page grows by a line, what is looked at stays where it is.
  expect(Math.abs((await waiting.evaluate(() => scrollY)) - 150)).toBeLessThan(50);
});

test('where scripts run after all, the whole page is asked for', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
  const scripted = await stage.visit({ storageState: await page.context().storageState() });
  await scripted.goto(page.url());
  await table.freshTurn(scripted).waitFor();
  await table.roll(scripted);
});

test('bots play as strongly as is chosen, on the home page and in the waiting room', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  const choice = page.locator('label:has([name="bot"])').first();
  await page.goto(`${stage.origin}/en`);
  expect(await choice.isVisible(), 'against bots').toBe(true);
  await page.locator('label:has([value="friends"])').click();
  expect(await choice.isVisible(), 'among friends').toBe(false);
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots', bot: 'strong' });
  await page.getByRole('columnheader', { name: /bot: Strong/ }).waitFor();
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'friends' });
  const strength = page.getByRole('combobox');
  expect(await strength.inputValue(), 'the last choice').toBe('strong');
  await strength.selectOption('master');
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.locator('.tag', { hasText: 'Master' }).waitFor();
});
