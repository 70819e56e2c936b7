import { addressWord, languages } from '@open-yatzy/i18n';
import { describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Stage, wide } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const sets = ['scandinavian-15', 'pocket-15', 'joker-13'] as const;
const all = languages.map((language) => {
  const index = `/${language}/${addressWord(language, 'guide')}`;
  const guides = sets.map((set) => `${index}/${addressWord(language, set)}`);
  return { index, guides, sheets: guides.map((guide) => `${guide}/${addressWord(language, 'sheet')}`) };
});
const indexes = all.map(({ index }) => index);
const guides = all.flatMap((each) => each.guides);
const sheets = all.flatMap((each) => each.sheets);

describe.each([...indexes, ...guides, ...sheets])('%s', (path) => {
  test('is a page in its language, for eyes and ears, on a phone', async () => {
    const page = await stage.visit();
    const troubles: string[] = [];
    page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
    page.on('pageerror', ({ message }) => troubles.push(message));
    const response = await page.goto(stage.origin + path);
    expect(response?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toBe(path.slice(1, 3));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.locator('body').textContent()).not.toMatch(/undefined|NaN|\[object/);
    const [width, room] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(width).toBeLessThanOrEqual(room);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('names itself and its like in the other languages', async () => {
    const page = await stage.visit({ javaScriptEnabled: false });
    await page.goto(stage.origin + path);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const others = await page
      .locator('link[rel="alternate"][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(others).toHaveLength(languages.length + 1);
    expect(others).toContain(canonical);
    for (const other of others) {
      const answer = await page.request.get(stage.origin + new URL(other).pathname, { maxRedirects: 0 });
      expect(answer.status(), other).toBe(200);
    }
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(
      60,
    );
  });
});

test.each(['/sv/regler/yatzy', '/de/regeln/joker-yatzy', '/en/rules/pocket-yatzy', '/sv/regler'])(
  '%s by night, on a wide screen',
  async (path) => {
    const page = await stage.visit({ viewport: wide, colorScheme: 'dark' });
    await page.goto(stage.origin + path);
    expect(await violations(page)).toEqual([]);
  },
);

test('a guide is read without scripts, from its contents on', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await page.goto(`${stage.origin}/de/regeln/schwedisches-yatzy`);
  await page.getByRole('link', { name: 'Fragen und Antworten' }).click();
  expect(page.url()).toMatch(/#questions$/);
  expect(await page.getByRole('img', { name: 'Würfel: 6-6-6-6-6' }).count()).toBeGreaterThan(1);
  const structured = await page.locator('script[type="application/ld+json"]').textContent();
  const { mainEntity } = JSON.parse(structured ?? '') as { mainEntity: { name: string }[] };
  for (const { name } of mainEntity)
    expect(await page.locator('dt', { hasText: name }).count(), name).toBe(1);
});

test('the language switch keeps the guide', async () => {
  const page = await stage.visit();
  await page.goto(`${stage.origin}/sv/regler/fickyatzy/protokoll`);
  await page.locator('header a[hreflang="de"]').click();
  await page.waitForURL(`${stage.origin}/de/regeln/taschen-yatzy/block`);
});

test('words of another language lead to the page in this one', async () => {
  const page = await stage.visit();
  await page.goto(`${stage.origin}/en/regler/fickyatzy/block`);
  expect(page.url()).toBe(`${stage.origin}/en/rules/pocket-yatzy/card`);
  const answer = await page.request.get(`${stage.origin}/sv/rules/yatzy/card.pdf`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, '/sv/regler/yatzy/protokoll.pdf']);
});

test.each(sheets)('%s is printed on one sheet of A4, and downloaded as one', async (path) => {
  const page = await stage.visit();
  await page.goto(stage.origin + path);
  await page.getByRole('button').locator('visible=true').last().waitFor();
  const printed = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(printed) ?? [];
  expect([width, height].map((points) => Math.round((Number(points) / 72) * 25.4))).toEqual([210, 297]);
  const download = page.waitForEvent('download');
  await page.locator('a[download]').click();
  expect((await download).suggestedFilename()).toBe(`${path.split('/')[3]}.pdf`);
  const file = await page.request.get(`${stage.origin}${path}.pdf`);
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('without scripts the card can be downloaded, and offers no button that would do nothing', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await page.goto(`${stage.origin}/en/rules/joker-yatzy/card`);
  expect(await page.locator('main button:visible').count()).toBe(0);
  expect(await page.locator('a[download]').count()).toBe(1);
});

test('the rules at the table lead to the whole of them', async () => {
  const page = await stage.visit();
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots', language: 'en' });
  await table.freshTurn(page).waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Rules in brief' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'The whole rules, with examples' }).click();
  expect((await opened).url()).toBe(`${stage.origin}/en/rules/joker-yatzy`);
});
