import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';
import * as table from './table.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

async function visit(): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 640 },
    locale: 'en-GB',
  });
  return context.newPage();
}

/** A whole turn by what forms can: the server is asked for each step, and a strike is asked about once more. */
async function turn(page: Page): Promise<void> {
  await table.rollButton(page).click();
  await table.keep(page, 0);
  await table.rollButton(page).click();
  await table.openBoxes(page).last().click();
  await table.writeButton(page).click();
  if ((await page.locator('input[name="strike"]').count()) > 0) await table.writeButton(page).click();
}

test('a whole game with scripts off', async () => {
  const page = await visit();
  await table.openTable(page, server.origin, { rules: 'joker-13', company: 'bots' });
  // Nobody reveals a seed here: the server made it, so the match begins at once.
  await table.freshTurn(page).waitFor();
  for (let played = 0; played < 13; played++) {
    expect(await table.ending(page).count(), `after ${played} turns`).toBe(0);
    await turn(page);
  }
  await table.ending(page).waitFor();
  expect(await table.ending(page).locator('li').count()).toBe(2);
});

test('a kept die keeps its face, and what is kept is sent by the form', async () => {
  const page = await visit();
  await table.openTable(page, server.origin, { rules: 'scandinavian-15', company: 'bots' });
  await table.rollButton(page).click();
  const before = await table.dice(page);
  await table.keep(page, 2);
  await table.rollButton(page).click();
  expect((await table.dice(page))[2]).toBe(before[2]);
  expect(await page.locator('.place-2 input').isChecked()).toBe(true);
  expect(await page.locator('.place-2 input').isDisabled(), 'it stands').toBe(true);
  await table.rollButton(page).click();
  expect((await table.dice(page))[2], 'standing dice are sent although they cannot be ticked').toBe(
    before[2],
  );
});

test('bots play as strongly as is chosen, on the home page and in the waiting room', async () => {
  const page = await visit();
  const choice = page.locator('label:has([name="bot"])').first();
  await page.goto(`${server.origin}/en`);
  expect(await choice.isVisible(), 'against bots').toBe(true);
  await page.locator('label:has([value="friends"])').click();
  expect(await choice.isVisible(), 'among friends').toBe(false);
  await table.openTable(page, server.origin, { rules: 'joker-13', company: 'bots', bot: 'strong' });
  await page.getByRole('radio', { name: /bot: Strong/ }).waitFor();
  await table.openTable(page, server.origin, { rules: 'joker-13', company: 'friends' });
  const strength = page.getByRole('combobox');
  expect(await strength.inputValue(), 'the last choice').toBe('strong');
  await strength.selectOption('master');
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.locator('.tag', { hasText: 'Master' }).waitFor();
});

test('a form that is sent again does nothing again, and a stale one says so', async () => {
  const page = await visit();
  await table.openTable(page, server.origin, { rules: 'pocket-15', company: 'bots' });
  await table.freshTurn(page).waitFor();
  const fields = await page
    .locator('form.play')
    .evaluate((form) =>
      Object.fromEntries(
        [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, String(value)]),
      ),
    );
  const send = (changed: Record<string, string>) =>
    page.request.post(`${page.url()}?/play`, {
      form: { ...fields, do: 'roll', ...changed },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    });
  await send({});
  await send({});
  await page.reload();
  const before = await table.dice(page);
  expect(await table.rollButton(page).textContent(), 'one roll for one form').toContain('2');
  const stale = await send({ id: 'another-form-of-then' });
  expect(stale.status()).toBeGreaterThanOrEqual(400);
  expect(await stale.text()).toContain('moved on');
  await page.reload();
  expect(await table.dice(page)).toEqual(before);
});
