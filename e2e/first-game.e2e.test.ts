import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

/** What a page plays is counted, and what shifts on it without being touched. */
function listen(): void {
  const counts = { contexts: 0, sounds: 0, shifts: 0, buzzes: 0 };
  Object.assign(window, { counts });
  const { AudioContext: Context } = window;
  window.AudioContext = class extends Context {
    constructor(options?: AudioContextOptions) {
      super(options);
      counts.contexts += 1;
    }
  };
  const { start } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (...when) {
    counts.sounds += 1;
    start.apply(this, when);
  };
  navigator.vibrate = () => {
    counts.buzzes += 1;
    return true;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) counts.shifts += 1;
  }).observe({ type: 'layout-shift', buffered: true });
}

type Counts = Record<'contexts' | 'sounds' | 'shifts' | 'buzzes', number>;
const counted = (page: Page) =>
  page.evaluate(() => ({ ...(window as unknown as { counts: Counts }).counts }));

async function visit(kept: Readonly<Record<string, string>> = {}, dark = false): Promise<Page> {
  const page = await stage.visit({ moving: true, colorScheme: dark ? 'dark' : 'light' });
  const context = page.context();
  await context.addInitScript(listen);
  await context.addInitScript((entries) => {
    if (location.protocol !== 'http:' || sessionStorage.getItem('kept')) return;
    sessionStorage.setItem('kept', 'yes');
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  return page;
}

const still = { 'table-settings': '{"motion":"none"}' };
const known = { 'first-turn': 'done', 'first-table': '1' };
const hinted = (page: Page, step: string) => page.locator(`.table[data-hint="${step}"]`);

describe('the first turn of a first game', () => {
  test.each([false, true])(
    'is shown where it is done, step by step, and never again (dark: %s)',
    async (dark) => {
      const page = await visit(still, dark);
      await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots', language: 'sv' });
      await hinted(page, 'roll').waitFor();
      await table.inOwnLetters(page);
      const { shifts } = await counted(page);
      expect(await page.locator('.tray .note').textContent()).toBe('Tryck på Kasta. Du har tre kast.');
      const spoken = await page.locator('[aria-live="polite"]').first().textContent();
      expect(spoken?.match(/Ditt första spel/g), spoken ?? '').toHaveLength(1);
      expect(await violations(page)).toEqual([]);
      await table.roll(page);
      await hinted(page, 'keep').waitFor();
      expect(await violations(page)).toEqual([]);
      await table.keep(page, 2);
      await page.locator('.table:not([data-hint])').waitFor();
      await table.rollAgain(page);
      expect(await hinted(page, 'write').count()).toBe(0);
      await table.keep(page, 0);
      await table.rollButton(page).click();
      await hinted(page, 'write').waitFor();
      expect(await page.locator('.status').textContent()).toContain('Tryck på en ruta, sedan på Skriv');
      expect(await violations(page)).toEqual([]);
      await table.writeAt(page, 0);
      await table.freshTurn(page).waitFor();
      expect(await page.locator('[data-hint]').count(), 'the second turn').toBe(0);
      expect((await counted(page)).shifts - shifts).toBe(0);
      await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots', language: 'sv' });
      await table.freshTurn(page).waitFor();
      await table.roll(page);
      expect(await page.locator('[data-hint]').count(), 'the next game').toBe(0);
    },
  );

  test.each(['no-preference', 'reduce'] as const)('glows only where motion is wanted: %s', async (wanted) => {
    const page = await stage.visit({ moving: true, reducedMotion: wanted });
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await page.locator('main[data-hint="roll"]').waitFor();
    const glow = await table
      .rollButton(page)
      .evaluate((button) => getComputedStyle(button, '::after').animationName);
    expect(/glow/.test(glow)).toBe(wanted === 'no-preference');
  });

  test('hinders nobody: who knows the game rolls once and writes', async () => {
    const page = await visit(still);
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await table.writeAt(page, 3);
    await page.locator('.table:not([data-hint])').waitFor();
  });

  test.each([
    ['sv', 'scandinavian-15', 'Sparade tärningar står fast'],
    ['de', 'pocket-15', 'Zwei Felder mehr'],
    ['en', 'joker-13', 'There are no pairs on this card'],
  ] as const)('the rules of the table say what differs (%s, %s)', async (language, rules, told) => {
    const page = await visit(still);
    await table.openTable(page, stage.origin, { rules, company: 'bots', language });
    await table.freshTurn(page).waitFor();
    await page.locator('button.open').click();
    await page.locator('#menu [popovertarget="rules"]').click();
    await page.locator('#rules section').waitFor();
    expect(await page.locator('#rules section').textContent()).toContain(told);
    expect(await page.locator('#rules').textContent()).not.toMatch(/undefined|NaN|\[object/);
    expect(await violations(page)).toEqual([]);
  });
});

describe('sound', () => {
  test('is silent in the first minute, and nothing is begun that could sound', async () => {
    const page = await visit();
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    expect(await counted(page)).toMatchObject({ contexts: 0, sounds: 0, buzzes: 0 });
    await page.locator('button.open').click();
    expect(await page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Vibration' }).isChecked()).toBe(false);
  });

  test('begins with the first touch and not before; then dice knock, and the phone feels them', async () => {
    const page = await visit(known);
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    // As someone who follows a link: nothing has been touched here.
    await page.reload();
    await table.freshTurn(page).waitFor();
    expect(await counted(page)).toMatchObject({ contexts: 0, sounds: 0 });
    await table.roll(page);
    await page.waitForFunction(() => (window as unknown as { counts: Counts }).counts.sounds >= 10);
    expect(await counted(page)).toMatchObject({ contexts: 1, buzzes: 1 });
  });

  test('and vibration are switched apart, and stay as they were put', async () => {
    const page = await visit(known);
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await page.locator('button.open').click();
    await page.getByRole('checkbox', { name: 'Sound' }).uncheck();
    await page.reload();
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await page.waitForFunction(() => (window as unknown as { counts: Counts }).counts.buzzes === 1);
    expect(await counted(page)).toMatchObject({ contexts: 0, sounds: 0 });
    await page.locator('button.open').click();
    expect(await page.getByRole('checkbox', { name: 'Sound' }).isChecked()).toBe(false);
    expect(await page.getByRole('checkbox', { name: 'Vibration' }).isChecked()).toBe(true);
  });
});
