import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Stage, takenUp } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();
let context: BrowserContext;
let page: Page;
let faults: string[];

async function visitor(): Promise<BrowserContext> {
  const made = await stage.stay();
  made.on('weberror', (error) => faults.push(String(error.error())));
  made.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  made.on('request', (request) => {
    if (!request.url().startsWith(stage.origin) && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  return made;
}

beforeEach(async () => {
  faults = [];
  context = await visitor();
  page = await context.newPage();
});
afterEach(async () => {
  await context.close();
  expect(faults, 'errors in the page, and requests to others').toEqual([]);
});

const root = fileURLToPath(new URL('..', import.meta.url));

function yatzy(...args: string[]): string {
  const main = join(root, 'apps/cli/src/main.ts');
  return execFileSync(process.execPath, [main, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: stage.server.dataDir },
  });
}

const matchIdOf = (at: Page) => new URL(at.url()).pathname.split('/').at(-1) ?? '';

describe('a whole game against a bot', () => {
  test.each(['scandinavian-15', 'pocket-15', 'joker-13'] as const)(
    '%s, then its dice are verified',
    async (rules) => {
      await table.chooseTable(page, stage.origin, { rules, company: 'bots' });
      await takenUp(page);
      await table.goToTable(page);
      await table.playOn(page);
      await expect.poll(() => table.ending(page).locator('ol li').count()).toBe(2);
      const file = join(stage.server.dataDir, `${rules}.json`);
      const exported = yatzy('export', matchIdOf(page));
      writeFileSync(file, exported);
      // Ends with status 1, and so throws, if anything in it is wrong.
      yatzy('verify', file);
      const log = JSON.parse(exported) as { events: { event: { type: string; seat?: number } }[] };
      const revealed = log.events.filter(({ event }) => event.type === 'SeedRevealed');
      expect(revealed.length, 'the browser put its seed in').toBe(1);
    },
  );

  test('a rematch begins with the other seat and ends as well', async () => {
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await table.playOn(page);
    const first = page.url();
    await table
      .ending(page)
      .getByRole('button', { name: /again|rematch/i })
      .click();
    await page.waitForURL((url) => url.href !== first);
    await table.playOn(page);
  });
});

describe('how strong bots play', () => {
  const seated = () =>
    (
      JSON.parse(yatzy('export', matchIdOf(page))) as { events: { event: { type: string; bot?: string } }[] }
    ).events.flatMap(({ event }) => (event.type === 'BotSeated' ? [event.bot] : []));

  test('is chosen on the home page, and said at the table', async () => {
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots', bot: 'master' });
    for (let turn = 0; turn < 2; turn++) await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    expect(seated()).toEqual(['master']);
    await page.getByRole('radio', { name: /bot: Master/ }).waitFor();
    await page.locator('.strip .strength', { hasText: 'Master' }).waitFor();
  });

  test('is chosen for each bot in the waiting room, and the last choice fills the table', async () => {
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'friends', seats: 4 });
    const strength = page.getByRole('combobox');
    expect(await strength.inputValue()).toBe('casual');
    for (const bot of ['beginner', 'perfect']) {
      await strength.selectOption(bot);
      await page.getByRole('button', { name: 'Seat a bot' }).click();
      await page.locator('.tag', { hasText: new RegExp(bot, 'i') }).waitFor();
      expect(await strength.inputValue()).toBe(bot);
    }
    await page.getByRole('button', { name: /^Start/ }).click();
    await table.freshTurn(page).waitFor();
    expect(seated()).toEqual(['beginner', 'perfect', 'perfect']);
    await page.goto(`${stage.origin}/en`);
    expect(await page.locator('[name="bot"]:checked').inputValue(), 'remembered').toBe('perfect');
  });
});

describe('five at a table', () => {
  test('one person and four bots', async () => {
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots', seats: 5 });
    await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    expect(await page.locator('.strip .seat').count()).toBe(5);
    for (const seat of [0, 1, 2, 3, 4]) {
      await page.locator('.strip .seat').nth(seat).click();
      // Who sits before the first person has played once more by now.
      const written = await page.locator(`.card tbody .seat-${seat} .written:visible`).count();
      expect([1, 2], `boxes written on the card of seat ${seat}`).toContain(written);
    }
  });

  test('one device for three, each seat with a seed of its own', async () => {
    const players = ['Anna', 'Björn', 'Maja'];
    await table.openTable(page, stage.origin, {
      rules: 'scandinavian-15',
      company: 'device',
      seats: 3,
      players,
    });
    await table.playOn(page);
    const names = await table.ending(page).locator('li .name').allTextContents();
    expect(names.map((name) => name.trim().split(/\s/)[0]).sort()).toEqual(players);
    const log = JSON.parse(yatzy('export', matchIdOf(page))) as {
      events: { event: { type: string; seeds?: string[] } }[];
    };
    const seeds = log.events.find(({ event }) => event.type === 'MatchStarted')?.event.seeds ?? [];
    expect(new Set(seeds).size).toBe(3);
  });
});

describe('what must survive', () => {
  test('a reload in mid-turn brings the same dice back, without a new roll', async () => {
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    const before = await table.dice(page);
    await page.reload();
    await table.openBoxes(page).first().waitFor();
    expect(await table.dice(page)).toEqual(before);
    await expect.poll(() => table.rollButton(page).textContent()).toContain('2 of 3');
  });

  test('kill -9 of the server in mid-turn: the page says so, comes back, and the game goes on', async () => {
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    // Nothing was fetched in time that is only for later.
    const later = '**/{match-end,table-sound,first-turn}-*.js';
    await page.route(later, (route) => route.abort());
    await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    await table.roll(page);
    const before = await table.dice(page);
    await stage.server.end('SIGKILL');
    await page.locator('.lost').waitFor();
    expect(await table.dice(page), 'dice stay readable').toEqual(before);
    // Pressed while nobody listens: it is sent once there is a server again, and counts once.
    await table.keep(page, 0);
    await table.rollButton(page).click();
    await stage.server.run();
    await page.unroute(later);
    await page.locator('.lost').waitFor({ state: 'detached' });
    await expect.poll(() => table.rollButton(page).textContent()).toContain('3 of 3');
    expect((await table.dice(page))[0]).toBe(before[0]);
    await table.writeAt(page, 0);
    await table.playOn(page);
    // What the browser itself says of a server that is away.
    faults = faults.filter((fault) => !/WebSocket|net::ERR_(CONNECTION|FAILED)/.test(fault));
  });

  test('two tabs show one table; a tap in the one that lags behind is refused as stale and spends nothing', async () => {
    await table.openTable(page, stage.origin, { rules: 'scandinavian-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    const other = await context.newPage();
    const lag = await table.laggingLine(other);
    await other.goto(page.url());
    await table.freshTurn(other).waitFor();
    lag.begin();
    await table.roll(page);
    await table.rollButton(other).click();
    await other.waitForTimeout(300);
    lag.end();
    await table.openBoxes(other).first().waitFor();
    for (const tab of [page, other]) expect(await table.rollButton(tab).textContent()).toContain('2 of 3');
    expect(await table.dice(other)).toEqual(await table.dice(page));
  });

  test('a double tap spends one roll', async () => {
    await table.openTable(page, stage.origin, { rules: 'pocket-15', company: 'bots' });
    await table.freshTurn(page).waitFor();
    await table.rollButton(page).dblclick();
    await table.openBoxes(page).first().waitFor();
    await page.waitForTimeout(600);
    expect(await table.rollButton(page).textContent()).toContain('2 of 3');
  });
});
