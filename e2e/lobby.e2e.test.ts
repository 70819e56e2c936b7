import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Stage, takenUp } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const pick = (page: Page, name: string, value: string) =>
  page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
const cancel = (page: Page) => page.locator('form[action="?/cancel"] button');
const atTable = (page: Page) => page.waitForURL(/\/(table|bord|tisch)\//);
const matchOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** Seats whose browsers revealed seeds of their own; to the others the server gave one. */
function revealedBy(match = ''): readonly number[] {
  const main = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));
  const env = { ...process.env, DATA_DIR: stage.server.dataDir };
  const exported = execFileSync(process.execPath, [main, 'export', match], { encoding: 'utf8', env });
  const { events } = JSON.parse(exported) as { events: { event: { type: string; seat: number } }[] };
  return events.flatMap(({ event }) => (event.type === 'SeedRevealed' ? [event.seat] : []));
}

interface Wish {
  readonly rules: string;
  readonly mode: string;
  readonly name: string;
  readonly language?: string;
  readonly hasScripts?: boolean;
}

/** Rules, with whom, go: from the home page to the lobby or the table. */
async function wait(
  page: Page,
  { rules, mode, name, language = 'en', hasScripts = true }: Wish,
): Promise<void> {
  await page.goto(`${stage.origin}/${language}`);
  await pick(page, 'rules', rules);
  await pick(page, 'company', 'people');
  await pick(page, 'mode', mode);
  await page.locator('input[name="name"]').fill(name);
  if (hasScripts) await takenUp(page);
  await page.locator('button.go').click();
  await page.waitForURL(/waiting|\/(table|bord|tisch)\//);
}

describe('a quick match', () => {
  test.each(['normal', 'ranked', 'diamonds'] as const)('%s: two find each other and roll', async (mode) => {
    const [anna, jonas] = await Promise.all([stage.visit(), stage.visit()]);
    await wait(anna, { rules: 'joker-13', mode, name: 'Anna' });
    await cancel(anna).waitFor();
    await wait(jonas, { rules: 'joker-13', mode, name: 'Jonas', language: 'de' });
    await Promise.all([atTable(anna), atTable(jonas)]);
    expect(matchOf(anna)).toBe(matchOf(jonas));
    const first = await Promise.any(
      [anna, jonas].map(async (page) => {
        await table.freshTurn(page).waitFor();
        return page;
      }),
    );
    await table.roll(first);
    expect([...revealedBy(matchOf(anna))].sort(), 'both browsers put their seeds in').toEqual([0, 1]);
    await anna.goto(`${stage.origin}/en/lobby`);
    await anna.locator('section:has(#ongoing) a').waitFor();
  });

  test('waits on over a restart of the server, and says how long', async () => {
    const [anna, jonas] = await Promise.all([stage.visit(), stage.visit()]);
    await wait(anna, { rules: 'pocket-15', mode: 'ranked', name: 'Anna' });
    await stage.server.end('SIGKILL');
    await stage.server.run();
    await wait(jonas, { rules: 'pocket-15', mode: 'ranked', name: 'Jonas' });
    await Promise.all([atTable(anna), atTable(jonas)]);
    expect(matchOf(anna)).toBe(matchOf(jonas));
  });

  test('is waited for with scripts off, and found by the page that asks again', async () => {
    const [anna, jonas] = await Promise.all([stage.visit({ javaScriptEnabled: false }), stage.visit()]);
    await wait(anna, { rules: 'joker-13', mode: 'ranked', name: 'Anna', hasScripts: false });
    expect(await anna.locator('noscript meta[http-equiv="refresh"]').count()).toBe(1);
    await wait(jonas, { rules: 'joker-13', mode: 'ranked', name: 'Jonas' });
    await atTable(jonas);
    await anna.reload();
    await atTable(anna);
    expect(matchOf(anna)).toBe(matchOf(jonas));
  });

  test('is given up by one tap, and then nobody waits', async () => {
    const page = await stage.visit();
    await wait(page, { rules: 'joker-13', mode: 'ranked', name: 'Anna' });
    await page.goto(`${stage.origin}/en`);
    await page.locator('main a[href*="waiting"]').click();
    await cancel(page).click();
    await page.locator('form[action="?/join"]').waitFor();
    await page.goto(`${stage.origin}/en`);
    expect(await page.locator('main a[href*="waiting"]').count()).toBe(0);
    expect(await page.locator('[name="mode"]:checked').inputValue(), 'the last choice').toBe('ranked');
  });

  test('against the master begins at once', async () => {
    const page = await stage.visit();
    await page.goto(`${stage.origin}/en/lobby`);
    await pick(page, 'rules', 'joker-13');
    await pick(page, 'mode', 'diamonds');
    await page.locator('button[value="bots"]').click();
    await atTable(page);
    await page.getByRole('radio', { name: /bot: Master/ }).waitFor();
  });
});

describe('an open table', () => {
  test('appears in the lobby, is joined by one tap, and goes when it starts', async () => {
    const [anna, jonas, eve] = await Promise.all([stage.visit(), stage.visit(), stage.visit()]);
    await eve.goto(`${stage.origin}/en/lobby`);
    await anna.goto(`${stage.origin}/en`);
    await pick(anna, 'rules', 'pocket-15');
    await pick(anna, 'company', 'friends');
    await pick(anna, 'seats', '3');
    await pick(anna, 'clock', '180+5');
    await anna.locator('[name="inLobby"]').check();
    await anna.locator('input[name="name"]').fill('Anna');
    await anna.locator('button.go').click();
    await atTable(anna);
    const listed = eve.locator('section li.paper', { hasText: 'Anna' });
    await listed.getByText('3 min each').waitFor();
    await jonas.goto(`${stage.origin}/en/lobby`);
    await jonas.getByRole('button', { name: /^Sit down with Anna/ }).click();
    await atTable(jonas);
    await listed.getByText('1 of 3').waitFor();
    await anna.locator('form[action="?/start"] button').click();
    await listed.waitFor({ state: 'detached' });
    await eve.getByText('No table is open').waitFor();
  });

  test('may be one that waits for friends', async () => {
    const [anna, eve] = await Promise.all([stage.visit(), stage.visit()]);
    await table.openTable(anna, stage.origin, { rules: 'joker-13', company: 'friends' });
    await anna.locator('form[action="?/list"] button').click();
    await anna.getByText('shown in the lobby').waitFor();
    await eve.goto(`${stage.origin}/en/lobby`);
    await eve.getByRole('button', { name: /^Sit down with/ }).waitFor();
  });
});

test.each(['light', 'dark'] as const)('home and lobby are clean, %s', async (colorScheme) => {
  const page = await stage.visit({ colorScheme });
  for (const path of ['/sv', '/de/lobby']) {
    await page.goto(stage.origin + path);
    if (path === '/sv') await page.locator('label:has([value="people"])').click();
    expect(await violations(page)).toEqual([]);
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(isWide, 'no sideways scrolling').toBe(false);
  }
  await page.locator('button.menu').click();
  await page.locator('#pages a').last().waitFor();
});
