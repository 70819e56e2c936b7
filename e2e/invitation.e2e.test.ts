import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

/** The link as the waiting room gives it out, reached by this test's own address. */
async function link(page: Page): Promise<string> {
  const shown = await page.locator('.invitation input').inputValue();
  return stage.origin + new URL(shown).pathname;
}

async function sitDown(page: Page, name: string): Promise<void> {
  await page.locator('form[action="?/takeSeat"] input[name="name"]').fill(name);
  await page.locator('form[action="?/takeSeat"] button').click();
}

const start = (page: Page) => page.locator('form[action="?/start"] button');

test('two people through a link, in two languages, one of whom reloads in mid-turn; then a rematch', async () => {
  const [anna, jonas] = await Promise.all([
    stage.visit({ locale: 'sv-SE' }),
    stage.visit({ locale: 'de-DE' }),
  ]);
  await table.openTable(anna, stage.origin, { language: 'sv', rules: 'joker-13', company: 'friends' });
  expect(await start(anna).isDisabled(), 'nobody to play with yet').toBe(true);
  expect(await anna.locator('.invitation svg.qr path').count()).toBe(1);
  await jonas.goto(await link(anna));
  expect(new URL(jonas.url()).pathname).toMatch(/^\/de\/tisch\//);
  await sitDown(jonas, 'Jonas');
  await anna.getByText('Jonas').waitFor();
  await start(anna).click();

  let reloads = 0;
  const playSide = async (page: Page, reloading: boolean) => {
    const turnOrEnd = table.freshTurn(page).or(table.ending(page));
    for (;;) {
      await turnOrEnd.first().waitFor();
      if (await table.ending(page).isVisible()) return;
      if (reloading && reloads === 0) {
        await table.roll(page);
        reloads += 1;
        const before = await table.dice(page);
        await page.reload();
        await table.openBoxes(page).first().waitFor();
        expect(await table.dice(page)).toEqual(before);
        await table.writeAt(page, 0);
      } else await table.playTurn(page);
    }
  };
  await Promise.all([playSide(anna, false), playSide(jonas, true)]);
  expect(reloads).toBe(1);
  const totals = (page: Page) => table.ending(page).locator('li .total').allTextContents();
  expect(await totals(anna)).toEqual(await totals(jonas));

  for (const page of [anna, jonas]) {
    const before = page.url();
    await table.ending(page).locator('button[value="rematch"]').click();
    await page.waitForURL((url) => url.href !== before);
  }
  expect(anna.url().split('/').at(-1)).toBe(jonas.url().split('/').at(-1));
  await Promise.any([anna, jonas].map((page) => table.freshTurn(page).waitFor()));
});

test('a third person who comes by the link looks on, and may neither sit nor play', async () => {
  const [anna, jonas, eve] = await Promise.all([stage.visit(), stage.visit(), stage.visit()]);
  await table.openTable(anna, stage.origin, { rules: 'pocket-15', company: 'friends', seats: 2 });
  const invitation = await link(anna);
  await jonas.goto(invitation);
  await sitDown(jonas, 'Jonas');
  await start(anna).click();
  await table.freshTurn(anna).or(anna.locator('.status')).first().waitFor();
  await eve.goto(invitation);
  await eve.locator('.card').waitFor();
  await eve.locator('.bar .watching').waitFor();
  expect(await table.rollButton(eve).count()).toBe(0);
  expect(await eve.locator('form[action="?/takeSeat"]').count()).toBe(0);
});

test('who knows no table is told so, in their language, with a way on', async () => {
  const page = await stage.visit({ locale: 'de-DE' });
  const answer = await page.goto(`${stage.origin}/de/tisch/abcdefghjkmn`);
  expect(answer?.status()).toBe(404);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('main a').count()).toBeGreaterThan(0);
});
