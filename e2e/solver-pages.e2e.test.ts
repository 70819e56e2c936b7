import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { findRuleSet } from '../packages/rules/src/index.ts';
import { solveInNode } from '../packages/solver/node/index.ts';
import { advise, distributionOf } from '../packages/solver/src/index.ts';
import { violations } from './access.ts';
import { phone, Stage, takenUp, wide } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const finishedMatch = fileURLToPath(
  new URL('../packages/match/fixtures/finished-match.json', import.meta.url),
);

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

/** A keep as it is written, so that no line ends within it. */
const unbroken = (keep: string) => keep.replaceAll('-', '\u2060-\u2060');

describe('the calculator', () => {
  const card = { ones: 3, twos: 6, threes: 9, fours: 12, sixes: 18, chance: 24, fiveOfAKind: 50 };
  const address = `/en/calculator?rules=joker-13&ones=3&twos=6&threes=9&fours=12&sixes=18&chance=24&fiveOfAKind=50`;

  test('says exactly what the solver says, as one types', async () => {
    const ruleSet = findRuleSet('joker-13');
    if (!ruleSet) throw new Error('expected joker-13');
    const tables = await solveInNode(ruleSet);
    const page = await stage.visit();
    await page.goto(`${stage.origin}${address}`);
    await page.locator('#dice').fill('55126');
    await page.waitForURL(/dice=55126/);
    await page.locator('tr.best').waitFor();
    const advice = advise(tables, { card, thrown: { dice: [5, 5, 1, 2, 6], rollsLeft: 2 } });
    await page.locator('details summary').first().click();
    const shown = await page
      .locator('tbody tr:has(.regret)')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)),
      );
    const read = (value: number) => value.toFixed(1);
    expect(shown).toEqual(
      advice.choices.map(({ value, regret }) => [
        read(value),
        regret === 0 ? 'best' : regret < 0.05 ? '0.0' : `−${read(regret)}`,
      ]),
    );
    const ending = distributionOf(tables, { card, thrown: { dice: [5, 5, 1, 2, 6], rollsLeft: 2 } });
    await page.locator('figure').waitFor();
    expect(await page.locator('figure tr').first().textContent()).toContain(read(ending.mean));
    await page.locator('label:has(input[name="left"][value="0"])').click();
    await page.waitForURL(/left=0/);
    await page
      .locator('output', { hasText: 'write' })
      .or(page.locator('output', { hasText: 'strike' }))
      .waitFor();
    expect(page.url()).toContain('dice=55126&left=0');
  });

  test('counts what was typed before the page came to life', async () => {
    const page = await stage.visit();
    const scripts = Promise.withResolvers<void>();
    await page.route(/\.js(\?|$)/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(`${stage.origin}${address}`, { waitUntil: 'commit' });
    await page.locator('#dice').fill('66612');
    await page.locator('label:has(input[name="left"][value="1"])').click();
    scripts.resolve();
    await page.waitForURL(/dice=66612&left=1/);
    await page.locator('output', { hasText: `keep ${unbroken('6-6-6')}` }).waitFor();
    expect(await page.locator('#dice').inputValue()).toBe('66612');
  });

  test('asks which dice stand, and says what cannot be', async () => {
    const page = await stage.visit();
    await page.goto(`${stage.origin}/sv/raknare?rules=scandinavian-15&dice=55126&left=1`);
    expect(await page.locator('input[name="kept"]').count()).toBe(5);
    await page.locator('input[name="fullHouse"]').fill('3');
    await page.locator('.trouble').waitFor();
    expect(await page.locator('.trouble').textContent()).toContain('Kåk');
    expect(await page.locator('input[name="fullHouse"]').getAttribute('aria-invalid')).toBe('true');
  });

  test('answers without scripts', async () => {
    const page = await stage.visit({ javaScriptEnabled: false });
    await page.goto(`${stage.origin}${address}`);
    await page.locator('#dice').fill('66612');
    await page.locator('noscript button, button.primary').click();
    for (let tries = 0; tries < 60 && (await page.locator('tr.best').count()) === 0; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await page.reload();
    }
    expect(await page.locator('output').textContent()).toContain(`keep ${unbroken('6-6-6')}`);
    expect(await page.locator('figure').count()).toBe(1);
  });

  test('keeps what was entered in another language, and has one address a language', async () => {
    const page = await stage.visit();
    await page.goto(`${stage.origin}/de/calculator?rules=pocket-15&ones=3&dice=11126&left=2`);
    expect(page.url()).toBe(`${stage.origin}/de/rechner?rules=pocket-15&ones=3&dice=11126&left=2`);
    await page.locator('header a[hreflang="sv"]').click();
    await page.waitForURL(/\/sv\/raknare\?/);
    expect(await page.locator('#dice').inputValue()).toBe('11126');
    expect(await page.locator('input[name="ones"]').inputValue()).toBe('3');
  });
});

describe('the coach', () => {
  async function coached(when: 'asked' | 'always'): Promise<Page> {
    const page = await stage.visit();
    await page.addInitScript((coach) => {
      if (location.protocol === 'http:')
        localStorage.setItem('table-settings', JSON.stringify({ motion: 'none', coach }));
    }, when);
    return page;
  }
  const advised = (page: Page) => page.locator('.place.advised, th.advised');

  test('marks what is best, only on one’s own turn and once the dice rest', async () => {
    const page = await coached('always');
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    expect(await advised(page).count(), 'before the roll').toBe(0);
    const rows = () =>
      page.locator('.card tr.box').evaluateAll((all) => all.map((row) => row.getBoundingClientRect().top));
    const before = await rows();
    await table.roll(page);
    // The best may be to throw all five, which marks no die.
    await page.locator('.chance').first().waitFor();
    // Of every open box but Chance, which any roll brings.
    expect(await page.locator('.chance').count()).toBe(12);
    const said = await page.locator('.coach').textContent();
    const faces = /keep ([1-6\u2060-]+)/.exec(said ?? '')?.[1]?.split('-') ?? [];
    expect(await page.locator('.place.advised').count()).toBe(faces.length);
    expect(await page.locator('.roll.advised').count()).toBe(said?.includes('throw all five') ? 1 : 0);
    expect(await page.locator('th .share').allInnerTexts()).toEqual(
      Array.from({ length: 12 }, () => expect.stringMatching(/^[<>]?\d+%$/)),
    );
    expect(await rows(), 'nothing has moved').toEqual(before);
    expect(await fits(page)).toBe(true);
    await page.locator('.coach').click();
    await page.locator('#coach tr.best').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await table.writeAt(page, 0);
    expect(await advised(page).count(), 'once it is written').toBe(0);
  });

  test('says nothing until it is asked', async () => {
    const page = await coached('asked');
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    await page.locator('.coach', { hasText: 'Ask the coach' }).waitFor();
    expect(await page.locator('.chance').count()).toBe(0);
    await page.locator('.coach').click();
    await page.locator('.chance').first().waitFor();
  });

  test('is not loaded by those who do not want it', async () => {
    const page = await stage.visit();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    expect(loaded.filter((url) => /worker|wasm/.test(url))).toEqual([]);
    expect(await page.locator('.coach').count()).toBe(0);
  });
});

/** The sum as it is read: start, luck, loss and result. */
async function sumOf(page: Page): Promise<readonly number[]> {
  await page.locator('dl.sum').waitFor();
  const parts = await page.locator('dl.sum dd').allInnerTexts();
  return parts.map((text) => Number(text.replace(/[\s+=]/g, '').replace('−', '-')));
}

async function expectSum(page: Page): Promise<void> {
  const [start = 0, luck = 0, lost = 0, total = 0] = await sumOf(page);
  expect(lost).toBeLessThanOrEqual(0);
  expect(start + luck + lost).toBeCloseTo(total, 6);
}

describe('the review', () => {
  test('of a game just played, for every seat, with the sum that comes out', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.playOn(page);
    const totals = await table.ending(page).locator('.total').allTextContents();
    await table.ending(page).getByRole('link', { name: 'Look at the game again' }).click();
    await page.waitForURL(/\/review$/);
    await expectSum(page);
    const first = (await sumOf(page)).at(-1);
    await page.locator('header nav a', { hasText: /\w/ }).last().click();
    await expectSum(page);
    const second = (await sumOf(page)).at(-1);
    expect([String(first), String(second)].sort()).toEqual(totals.sort());
    await page.locator('.legend').waitFor();
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });

  test.each([
    ['light', { width: 360, height: 640 }],
    ['dark', wide],
  ] as const)('of a file, which stays in the browser: %s', async (colorScheme, viewport) => {
    const page = await stage.visit({ colorScheme, viewport });
    await page.goto(`${stage.origin}/en/review`);
    await page.locator('#file:enabled').waitFor();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.locator('#file').setInputFiles(finishedMatch);
    await expectSum(page);
    expect(sent).toEqual([]);
    expect(await page.locator('[role="alert"]').count()).toBe(0);
    expect(await violations(page)).toEqual([]);
  });

  test('tells what is no game, and dice that do not fit', async () => {
    const page = await stage.visit();
    await page.goto(`${stage.origin}/en/review`);
    await page.locator('#file:enabled').waitFor();
    const open = (text: string) =>
      page
        .locator('#file')
        .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await open('{"format":"chess"}');
    await page.locator('[role="alert"]', { hasText: 'not a saved game' }).waitFor();
    const file = JSON.parse(readFileSync(finishedMatch, 'utf8'));
    const roll = file.events.find(({ event }: { event: { type: string } }) => event.type === 'DiceRolled');
    roll.event.dice[0] = (roll.event.dice[0] % 6) + 1;
    await open(JSON.stringify(file));
    await page.locator('[role="alert"]', { hasText: 'does not fit its own dice' }).waitFor();
  });

  test('plays the game again by buttons, keys, and links without scripts', async () => {
    const page = await stage.visit();
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.playOn(page);
    await page.goto(`${page.url()}/review`);
    await takenUp(page);
    const said = page.locator('#replay .said');
    await page.locator('#replay nav a').nth(2).click();
    await page.locator('#replay .said', { hasText: 'roll 1' }).waitFor();
    const first = await said.textContent();
    await page.keyboard.press('ArrowRight');
    expect(await said.textContent()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await said.textContent()).toBe(first);
    await page.locator('#replay nav a').last().click();
    expect(await page.locator('#replay .total td').allTextContents()).not.toContain('0');

    const plain = await stage.visit({ javaScriptEnabled: false });
    await plain.goto(page.url().replace(/\?.*/, ''));
    await plain.locator('#replay nav a').nth(2).click();
    expect(await plain.locator('#replay .said').textContent()).toBe(first);
  });
});

test.each([
  ['phone', 'light', phone],
  ['wide', 'dark', wide],
] as const)('access of the calculator, by axe: %s, %s', async (_, colorScheme, viewport) => {
  const page = await stage.visit({ colorScheme, viewport });
  await page.goto(
    `${stage.origin}/en/calculator?rules=joker-13&ones=3&twos=6&threes=9&fours=12&fives=15&dice=66125&left=1`,
  );
  await page.locator('figure').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await fits(page)).toBe(true);
});
