import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { phone, Stage, takenUp, wide } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

describe('access, by axe', () => {
  test.each([
    ['phone', 'light', phone],
    ['phone', 'dark', phone],
    ['wide', 'light', wide],
    ['wide', 'dark', wide],
  ] as const)('home, waiting room, table and end: %s, %s', async (_, colorScheme, viewport) => {
    const page = await stage.visit({ colorScheme, viewport });
    await page.goto(`${stage.origin}/en`);
    expect(await violations(page), 'home').toEqual([]);
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'friends', seats: 3 });
    expect(await violations(page), 'waiting room').toEqual([]);
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    expect(await violations(page), 'before a roll').toEqual([]);
    await table.roll(page);
    await table.keep(page, 3);
    await table.openBoxes(page).last().click();
    expect(await violations(page), 'a die kept and a box armed').toEqual([]);
    await table.writeButton(page).click();
    await table.playOn(page);
    expect(await violations(page), 'the end').toEqual([]);
  });
});

describe('the phone', () => {
  test.each(['scandinavian-15', 'pocket-15', 'joker-13'] as const)(
    '%s at 360 × 640: no scrolling, rows of 36 px, dice of 56 px, and nothing ever shifts',
    async (rules) => {
      const page = await stage.visit({ moving: true });
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            // What follows a tap at once is its answer.
            if ((entry as unknown as { hadRecentInput: boolean }).hadRecentInput) continue;
            (window as unknown as { shifts: string[] }).shifts.push(JSON.stringify(entry));
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await table.openTable(page, stage.origin, { rules, company: 'bots' });
      await table.inOwnLetters(page);
      await page.evaluate(() => {
        (window as unknown as { shifts: string[] }).shifts.length = 0;
      });
      for (let turn = 0; turn < 2; turn++) await table.playTurn(page);
      await table.freshTurn(page).waitFor();
      await table.roll(page);
      const fits = await page.evaluate(() => [
        document.documentElement.scrollHeight <= innerHeight,
        document.documentElement.scrollWidth <= innerWidth,
      ]);
      expect(fits).toEqual([true, true]);
      const heights = await page
        .locator('.card tr.box:visible')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(36);
      const dice = await page
        .locator('.tray .place')
        .evaluateAll((places) => places.map((place) => place.getBoundingClientRect().width));
      expect(Math.min(...dice)).toBeGreaterThanOrEqual(56);
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );

  test('the end of a game of five: ranking and story stand clear of the bar, and nothing scrolls', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots', seats: 5 });
    await table.playOn(page);
    const bar = await page.locator('.end .next').boundingBox();
    for (const line of await page.locator('.end li, .end .story p').all()) {
      const box = await line.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), (await line.textContent()) ?? '').toBeLessThanOrEqual(
        bar?.y ?? 0,
      );
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  });

  test('the whole row of a box can be tapped', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    for (const row of await page.locator('.card tr.box:visible').all()) {
      await row.click({ position: { x: 6, y: 6 } });
      expect(await row.locator('input[name="box"]').isChecked(), (await row.textContent()) ?? '').toBe(true);
    }
  });
});

describe('dice', () => {
  test('nothing on the screen or for ears tells the result before they rest, and only thrown dice move', async () => {
    const page = await stage.visit({ moving: true });
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await table.keep(page, 1);
    const kept = (await table.dice(page))[1];
    const ghosts = page.locator('.card .ghost:visible');
    const before = await ghosts.allTextContents();
    await table.rollButton(page).click();
    const during = await whileTumbling(page);
    expect(
      table.facesIn(during.labels).filter((face) => face !== null),
      'faces told while four dice tumble',
    ).toEqual([kept]);
    expect([[], before], 'points told while dice tumble').toContainEqual(during.ghosts);
    expect(during.moving).toEqual([0, 2, 3, 4]);
    await page.locator('.bar .count', { hasText: /^3/ }).waitFor();
    expect((await table.dice(page)).every((face) => face !== null)).toBe(true);
  });

  test('a reload while they tumble shows the result; nothing is frozen', async () => {
    const page = await stage.visit({ moving: true });
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.rollButton(page).click();
    await page.reload();
    await table.nothingArmed(page).waitFor();
    await table.writeAt(page, 0);
  });
});

interface Tumbling {
  readonly labels: readonly string[];
  readonly ghosts: readonly string[];
  /** Positions of the dice that tumble. */
  readonly moving: readonly number[];
}

/** What there is to see and hear of dice in the air, all in one moment of it. */
async function whileTumbling(page: Page): Promise<Tumbling> {
  const seen = await page.waitForFunction(() => {
    const moving = document.getAnimations().flatMap(({ effect, playState }) => {
      const place = effect instanceof KeyframeEffect ? effect.target?.closest('.place') : null;
      // A die that was just kept is still on its way to the rail, which takes less than a tumble.
      const isTumble = playState === 'running' && Number(effect?.getComputedTiming().duration) > 300;
      const position = place?.className.match(/place-(\d)/)?.[1];
      return isTumble && position !== undefined ? [Number(position)] : [];
    });
    if (moving.length === 0) return null;
    const boxes = document.querySelectorAll<HTMLInputElement>('.tray input[name="keep"]');
    const ghosts = [...document.querySelectorAll<HTMLElement>('.card .ghost')];
    return {
      labels: [...boxes].map((box) => box.ariaLabel ?? ''),
      ghosts: ghosts.filter((ghost) => ghost.offsetParent !== null).map((ghost) => ghost.textContent),
      moving: [...new Set(moving)].sort(),
    };
  });
  return (await seen.jsonValue()) as Tumbling;
}

describe('the menu', () => {
  test('rules, fair dice and keys open, though their code comes only when they are asked for', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    expect(await page.locator('#rules').count(), 'before anyone asks').toBe(0);
    for (const sheet of ['rules', 'fair-dice']) {
      await page.locator('button.open').click();
      await page.locator(`#menu [popovertarget="${sheet}"]`).click();
      await page.locator(`#${sheet}`).waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    await page.reload();
    await takenUp(page);
    await page.keyboard.press('?');
    await page.locator('#keys').waitFor();
  });

  test('opens once it can, though its code could not be had when it was first asked for', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await page.route('**/table-sheets-*.js', (route) => route.abort());
    await table.roll(page);
    await page.unroute('**/table-sheets-*.js');
    const before = await table.dice(page);
    // A browser asks for a file once: the page is loaded anew.
    await Promise.all([page.waitForEvent('load'), page.locator('button.open').click()]);
    await takenUp(page);
    await page.locator('button.open').click();
    await page.locator('#menu').waitFor();
    expect(await table.dice(page)).toEqual(before);
  });

  test('light and dark can be settled by hand, for every page and from its first paint', async () => {
    const page = await stage.visit({ colorScheme: 'light' });
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await scheme()).toBe('light dark');
    await page.locator('button.open').click();
    await page.locator('#menu label[data-value="dark"]').click();
    expect(await scheme()).toBe('dark');
    await page.goto(`${stage.origin}/en`);
    expect(await scheme()).toBe('dark');
    expect(await page.content(), 'as the server sends it').toContain('data-theme="dark"');
  });
});

describe('the settings', () => {
  test('two taps from home, they hold at a table; and what is set there stands on their page', async () => {
    // What stands in for stillness elsewhere would set them anew with each page.
    const page = await stage.visit({ moving: true, colorScheme: 'light' });
    await page.goto(`${stage.origin}/en`);
    await page.locator('button.menu').click();
    await page.getByRole('link', { name: 'Settings' }).first().click();
    const own = page.locator('fieldset:enabled');
    for (const value of ['none', 'always', 'dark'])
      await page.locator(`label[data-value="${value}"]`).click();
    await own.getByLabel('Write with one tap').check();
    await own.getByLabel('Sound').uncheck();

    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await page.locator('.coach').waitFor();
    await page.locator('button.open').click();
    const menu = page.locator('#menu');
    for (const value of ['none', 'always', 'dark'])
      await menu.locator(`input[value="${value}"]:checked`).waitFor({ state: 'attached' });
    expect(await menu.getByLabel('Write with one tap').isChecked()).toBe(true);
    expect(await menu.getByLabel('Sound').isChecked()).toBe(false);
    await menu.locator('label[data-value="quick"]').click();

    await page.goto(`${stage.origin}/en/settings`);
    await own.locator('input[value="quick"]:checked').waitFor({ state: 'attached' });
    expect(await own.getByLabel('Write with one tap').isChecked()).toBe(true);
    expect(await page.locator('input[value="dark"]').isChecked()).toBe(true);
  });

  test('what one tab changes outlives what another changes after it', async () => {
    const page = await stage.visit({ moving: true });
    const other = await page.context().newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${stage.origin}/en/settings`);
      await tab.locator('fieldset.with-scripts:enabled').waitFor();
    }
    await page.locator('label[data-value="always"]').click();
    await other.locator('input[value="always"]:checked').waitFor({ state: 'attached' });
    await other.locator('label[data-value="quick"]').click();
    const third = await page.context().newPage();
    await third.goto(`${stage.origin}/en/settings`);
    for (const value of ['always', 'quick'])
      await third.locator(`input[value="${value}"]:checked`).waitFor({ state: 'attached' });

    await table.openTable(third, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(third).waitFor();
    await third.locator('button.open').click();
    await other.locator('label[data-value="off"]').click();
    await third.locator('#menu input[value="off"]:checked').waitFor({ state: 'attached' });
  });
});

describe('the keyboard alone', () => {
  test('a turn: roll, keep, roll, choose, write, with what is said aloud', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    const spoken = page.locator('[aria-live="polite"]');
    await page.keyboard.press('r');
    await table.openBoxes(page).first().waitFor();
    expect(await spoken.first().textContent()).toMatch(/Roll 1 of 3: (\w+, ){4}\w+/);
    await page.keyboard.press('2');
    expect(await page.locator('.place-1 input').isChecked()).toBe(true);
    await page.keyboard.press('Space');
    await page.locator('.bar .count', { hasText: /^3/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    expect(await page.locator('.card input[name="box"]:checked').count(), 'Escape disarms').toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await table.openBoxes(page).first().waitFor({ state: 'detached' });
    expect(await page.locator('.card .written:visible').count()).toBeGreaterThanOrEqual(1);
  });
});
