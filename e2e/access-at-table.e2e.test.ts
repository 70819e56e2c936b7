import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import * as ears from './ears.ts';
import { phone, Stage, takenUp, wide } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

async function sitDown(): Promise<Page> {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
  await table.freshTurn(page).waitFor();
  return page;
}

const isWithin = (page: Page, sheet: string) =>
  page.evaluate((id) => document.activeElement?.closest(id) !== null, sheet);

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');
  await page.locator('#menu:focus-within, #menu:focus').waitFor();
}

describe('a sheet', () => {
  test('takes the focus as it opens, keeps it in a circle, and gives it back', async () => {
    const page = await sitDown();
    await openMenu(page);
    expect(await ears.focused(page)).toMatch(/^div: /);
    await page.keyboard.press('Tab');
    const first = await ears.focused(page);
    const seen: string[] = [];
    do {
      await page.keyboard.press('Tab');
      expect(await isWithin(page, '#menu'), await ears.focused(page)).toBe(true);
      seen.push(await ears.focused(page));
    } while (seen.at(-1) !== first && seen.length < 40);
    expect(seen.at(-1), 'after the last, the first').toBe(first);
    expect(seen.length).toBeGreaterThan(5);
    await page.keyboard.press('Shift+Tab');
    expect(await ears.focused(page), 'before the first, the last').toBe(seen.at(-2));
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    expect(await ears.focused(page)).toBe('button: Menu');
  });

  test('over another gives it back to that one, from whose button it came', async () => {
    const page = await sitDown();
    await openMenu(page);
    const rules = page.locator('#menu [popovertarget="rules"]');
    await rules.press('Enter');
    await page.locator('#rules:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#rules').waitFor({ state: 'hidden' });
    await page.locator('#menu [popovertarget="rules"]:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.open:focus').waitFor();
  });

  test('leaves no key to the table: it neither rolls, keeps, arms nor writes', async () => {
    const page = await sitDown();
    await table.roll(page);
    await openMenu(page);
    for (const key of ['r', '1', ' ', 'ArrowDown', 'Enter', '?']) {
      // On the sheet itself, and where its focus has been lost to the page.
      await page.locator('#menu').focus();
      await page.keyboard.press(key);
      await page.evaluate(() => document.body.focus());
      await page.locator('body').evaluate((body, pressed) => {
        body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true }));
      }, key);
    }
    await page.keyboard.press('Escape');
    await page.locator('#menu').waitFor({ state: 'hidden' });
    expect(await page.locator('.bar .count').first().textContent()).toMatch(/^2/);
    expect(await page.locator('.tray :checked').count(), 'kept').toBe(0);
    expect(await page.locator('.card :checked').count(), 'armed').toBe(0);
    await page.keyboard.press('1');
    expect(await page.locator('.tray :checked').count(), 'kept once it is closed').toBe(1);
  });
});

test('on a phone the card says in its headers whose it is, and follows the seat that is looked at', async () => {
  const page = await sitDown();
  const card = page.getByRole('table', { name: 'Score card' });
  const seats = page.locator('input[name="look"]');
  for (const seat of [0, 1]) {
    await seats.nth(seat).check({ force: true });
    const name = (await page.locator('.strip .name').nth(seat).textContent())?.trim() ?? '';
    const headers = card.getByRole('columnheader');
    expect(await headers.count()).toBe(1);
    expect((await headers.textContent())?.trim()).toMatch(new RegExp(`${name}$`));
    // What is there for ears takes no room.
    expect((await card.locator('thead').boundingBox())?.height).toBeLessThanOrEqual(1);
  }
});

test.each([
  ['a phone', phone],
  ['a wide screen, where talk stands beside the card', wide],
] as const)('what others propose and say is said once, by the one live region: %s', async (_, viewport) => {
  const [anna, jonas] = await Promise.all([stage.visit({ viewport }), stage.visit()]);
  await table.openTable(anna, stage.origin, { rules: 'joker-13', company: 'friends' });
  await jonas.goto(anna.url());
  await jonas.locator('input[name="name"]').fill('Jonas');
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.locator('form[action="?/start"] button:enabled').click();
  await Promise.any([anna, jonas].map((page) => table.freshTurn(page).waitFor()));
  await anna.locator('.strip').waitFor({ state: 'attached' });
  await ears.listen(anna);

  await jonas.locator('.talk-button').click();
  await jonas.locator('.talk button[value="goodLuck"]').click();
  await anna.locator('.log li', { hasText: 'Good luck' }).waitFor({ state: 'attached' });
  await jonas.keyboard.press('Escape');
  await jonas.getByRole('button', { name: 'Menu', exact: true }).click();
  await jonas.locator('#menu').getByText('Propose a break', { exact: true }).click();
  await anna.locator('.agreement').waitFor();

  const said = (await ears.heard(anna)).join(' ');
  for (const sentence of ['Jonas: Good luck', 'Jonas would like a break'])
    expect(said.split(sentence).length - 1, `${sentence} in: ${said}`).toBe(1);
  expect(await anna.locator('main [aria-live]').count(), 'live regions').toBe(1);
});

test('in the room, what goes with its button leaves the focus in its place', async () => {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'friends', seats: 3 });
  await takenUp(page);
  const seatBot = page.locator('form[action="?/seatBot"] button');
  const remove = page.locator('form[action="?/freeSeat"] button');
  await seatBot.press('Enter');
  await remove.waitFor();
  await expect.poll(() => ears.focused(page)).toMatch(/^button: Remove/);
  await remove.press('Enter');
  await remove.waitFor({ state: 'detached' });
  await expect.poll(() => ears.focused(page)).toMatch(/^select/);
});
