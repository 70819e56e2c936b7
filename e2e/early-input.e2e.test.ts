import { expect, test } from 'vitest';
import { openAhead } from './open-ahead.ts';
import { Stage, takenUp } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

test('dice that were kept before scripts came are kept by the next roll', async () => {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
  await table.freshTurn(page).waitFor();
  await table.roll(page);
  const letIn = await openAhead(page, page.url());
  const third = page.locator('input[name="keep"]').nth(2);
  await page.locator('label:has(input[name="keep"])').nth(2).click();
  letIn();
  await table.nothingArmed(page).waitFor();
  await expect.poll(() => page.locator('.place.kept').count()).toBe(1);
  expect(await third.isChecked()).toBe(true);
  await table.roll(page);
  expect(await third.isChecked(), 'it stands').toBe(true);
});

test('a menu that was asked for before scripts came opens', async () => {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
  const letIn = await openAhead(page, page.url());
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  letIn();
  await page.locator('#menu').waitFor();
});

test.each(['a table', 'home'])(
  '%s comes anew once it can, where a script could not be had',
  async (where) => {
    const page = await stage.visit();
    if (where === 'a table')
      await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    let asked = 0;
    await page.route('**/*.js', (route) => {
      asked += 1;
      return asked === 1 ? route.abort() : route.continue();
    });
    await page.goto(where === 'a table' ? page.url() : `${stage.origin}/en`);
    await takenUp(page);
  },
);

test('a theme that was chosen before scripts came is worn and remembered', async () => {
  const page = await stage.visit();
  const letIn = await openAhead(page, `${stage.origin}/en/settings`);
  for (const theme of ['dark', 'light', 'dark']) await page.locator(`label[data-value="${theme}"]`).click();
  letIn();
  await page.locator('html[data-theme="dark"]').waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});

test('names that were typed before scripts came stand on the pad', async () => {
  const page = await stage.visit();
  const letIn = await openAhead(page, `${stage.origin}/en/pad`);
  await page.locator('label[data-value="joker-13"]').click();
  await page.locator('main .field').first().fill('Anna');
  letIn();
  const joker = page.locator('input[name="rules"][value="joker-13"]');
  const start = page.locator('main button[type="submit"]');
  await expect.poll(() => start.isEnabled()).toBe(true);
  expect(await joker.isChecked()).toBe(true);
  await start.click();
  await page.getByText('Anna').first().waitFor();
  await page.goto(`${stage.origin}/en/pad`);
  await expect.poll(() => start.isEnabled()).toBe(true);
  expect(await joker.isChecked(), 'as it was the last time').toBe(true);
});
