import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Device } from './device.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const pick = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
const atTable = (page: Page) => page.waitForURL(/\/(table|bord|tisch)\//);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const inMenu = async (page: Page, ...names: readonly string[]) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  for (const name of names) await page.locator('#menu').getByText(name, { exact: true }).click();
};

async function quickMatch(people: readonly (readonly [Page, string])[], mode: string): Promise<void> {
  for (const [page, name] of people) {
    await page.goto(`${stage.origin}/en`);
    await pick(page, 'rules', 'joker-13');
    await pick(page, 'company', 'people');
    await pick(page, 'mode', mode);
    await page.locator('input[name="name"]').fill(name);
    await page.locator('button.go').click();
    await page.waitForURL(/waiting|\/table\//);
  }
  await Promise.all(people.map(([page]) => atTable(page)));
}

/** Whose turn it is, first. */
async function inTurn(one: Page, other: Page): Promise<readonly [Page, Page]> {
  return Promise.any(
    [
      [one, other],
      [other, one],
    ].map(async ([page, next]) => {
      await table.freshTurn(page as Page).waitFor();
      return [page, next] as [Page, Page];
    }),
  );
}

test("a guest's diamonds outlive a passkey and a second device, and the two play again", async () => {
  const [anna, jonas, tablet] = await Promise.all(
    [1, 2, 3].map(() => Device.start(stage.browser, stage.origin)),
  );
  if (!anna || !jonas || !tablet) throw new Error('expected three devices');
  await quickMatch(
    [
      [anna.page, 'Anna'],
      [jonas.page, 'Jonas'],
    ],
    'diamonds',
  );
  await anna.page.getByText('For diamonds: 10 for the winner').waitFor();
  await inMenu(jonas.page, 'Resign', 'Yes, I resign');
  await anna.page.getByText('You win').first().waitFor();
  await anna.page.getByText('10 diamonds, kept for you until you have a passkey').waitFor();
  await jonas.page.getByText('Jonas resigned.').waitFor();

  await press(anna.page, 'Rematch for fun');
  await anna.page.waitForURL((url) => !url.pathname.endsWith(new URL(jonas.page.url()).pathname));
  await press(jonas.page, /rematch/i);
  const [first] = await inTurn(anna.page, jonas.page);
  await table.roll(first);
  expect(new URL(anna.page.url()).pathname).toBe(new URL(jonas.page.url()).pathname);
  await inMenu(jonas.page, 'Resign', 'Yes, I resign');
  await anna.page.getByText(/Games won so far: (Anna 2, Jonas 0|Jonas 0, Anna 2)\./).waitFor();

  await anna.account();
  await press(anna.page, 'Keep the account with a passkey');
  await anna.page.getByText('A passkey keeps your account').waitFor();
  await anna.shareWith(tablet);
  await tablet.account();
  await tablet.press('Sign in with a passkey');
  await tablet.page.locator('.devices li[data-own="true"]').waitFor();
  await tablet.page.goto(`${stage.origin}/en/looks`);
  await tablet.page.getByText('10 diamonds').first().waitFor();
});

test('two people take a break and agree on a draw', async () => {
  const [anna, jonas] = await Promise.all([1, 2].map(() => Device.start(stage.browser, stage.origin)));
  if (!anna || !jonas) throw new Error('expected two devices');
  await quickMatch(
    [
      [anna.page, 'Anna'],
      [jonas.page, 'Jonas'],
    ],
    'normal',
  );
  const [first, second] = await inTurn(anna.page, jonas.page);
  const name = first === anna.page ? 'Anna' : 'Jonas';

  await inMenu(first, 'Propose a break');
  await second.getByText(`${name} would like a break`).first().waitFor();
  await press(second, 'Yes');
  await first.getByText('Paused: the game stands still').first().waitFor();
  expect(await table.freshTurn(first).count(), 'nobody rolls in a break').toBe(0);
  await press(second, 'Play on');
  await table.freshTurn(first).waitFor();

  await inMenu(second, 'Offer a draw');
  await press(first, 'No');
  await second
    .locator('[aria-live]')
    .getByText(`${name} would like to play on`)
    .waitFor({ state: 'attached' });
  await inMenu(first, 'Offer a draw');
  await press(second, 'Yes');
  for (const page of [first, second]) await page.getByText('You agreed on a draw.').waitFor();
});
