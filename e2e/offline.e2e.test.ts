import { createServer, request as forward } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Stage, takenUp } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();
let isLost = false;

afterEach(async () => {
  if (isLost) await stage.server.run();
  isLost = false;
});

/** Waits for what a page can tell only a moment later. */
const until = (page: Page, isSo: () => Promise<boolean>) =>
  expect.poll(() => page.evaluate(isSo), { timeout: 60_000 }).toBe(true);

/** The app is kept for times without a network, and shows the next page. */
const installed = (page: Page) =>
  until(page, async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

/** No network here, and no server either. */
async function lose(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
  await stage.server.end('SIGTERM');
  isLost = true;
}

async function regain(context: BrowserContext): Promise<void> {
  await stage.server.run();
  isLost = false;
  await context.setOffline(false);
}

async function begin(page: Page, company: 'bots' | 'device', rules = 'joker-13'): Promise<void> {
  await takenUp(page);
  await page.locator(`label:has(input[name="rules"][value="${rules}"])`).click();
  await page.locator(`label:has(input[name="company"][value="${company}"])`).click();
  await page.locator('button.go').click();
  await page.waitForURL(/\/offline#offline-/);
}

const written = (page: Page) => page.locator('.card .written:visible').count();

describe('without a network', () => {
  test('a game against a bot goes on after the app was closed, and joins the history later, unverified', async () => {
    const first = await stage.visit();
    const context = first.context();
    // Whoever has played is someone, whose history it can join.
    await table.openTable(first, stage.origin, { rules: 'joker-13', company: 'bots' });
    await first.goto(`${stage.origin}/en`);
    await installed(first);
    await lose(context);
    await first.goto(`${stage.origin}/en`);
    await first.getByText('You are playing offline').waitFor();
    expect(await violations(first)).toEqual([]);
    await begin(first, 'bots');
    await table.playTurn(first);
    await table.playTurn(first);
    await table.freshTurn(first).waitFor();
    const before = await written(first);
    expect(before).toBeGreaterThan(0);
    await first.close();

    const second = await context.newPage();
    await second.goto(`${stage.origin}/en`);
    await second.getByRole('link', { name: 'Continue', exact: true }).click();
    await table.freshTurn(second).waitFor();
    expect(await written(second)).toBe(before);
    expect(await violations(second)).toEqual([]);
    await table.playOn(second);
    await second.getByText('it joins your history as unverified').waitFor();
    expect(await violations(second)).toEqual([]);

    await regain(context);
    await second.goto(`${stage.origin}/en`);
    await second.waitForResponse((response) => /\/offline\/offline-/.test(response.url()) && response.ok());
    await second.goto(`${stage.origin}/en/ranking`);
    const profile = await second.locator('a.link[href*="/player/"]').first().getAttribute('href');
    await second.goto(`${stage.origin}${profile?.split('?')[0]}/games`);
    await second.getByText('Played offline', { exact: true }).waitFor();
    expect(await second.locator('.offline li').count()).toBe(1);
    expect(await violations(second)).toEqual([]);
    await second
      .locator('.offline')
      .getByRole('link', { name: /Look back|Review/ })
      .click();
    await second.locator('#replay').waitFor();
  });

  test('calculator, guides, score pad and settings work; other pages say what they need, and come by themselves', async () => {
    const page = await stage.visit();
    const context = page.context();
    await page.goto(`${stage.origin}/en`);
    await installed(page);
    await lose(context);
    await page.goto(`${stage.origin}/en/calculator`);
    await page.locator('#dice').fill('55126');
    await page.locator('tr.best').waitFor();
    await page.locator('button.menu').click();
    await page.getByRole('link', { name: 'Rules' }).first().click();
    await page.waitForURL(/\/en\/rules$/);
    await page.goto(`${stage.origin}/en/rules/joker-yatzy`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`${stage.origin}/en/pad`);
    await page.getByRole('heading', { name: 'Score pad' }).waitFor();
    await page.goto(`${stage.origin}/en/settings`);
    await page.locator('fieldset:enabled label[data-value="quick"]').click();
    await page.locator('label[data-value="dark"]').click();
    await page.reload();
    await page.locator('input[value="dark"]:checked').waitFor({ state: 'attached' });
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('link', { name: 'Privacy' }).last().click();
    await page.getByRole('heading', { name: 'Who runs this site' }).waitFor();
    expect(await page.locator('html').getAttribute('data-theme'), 'where no scripts start').toBe('dark');
    await page.goto(`${stage.origin}/en/table/m0123456789a`);
    await page.getByText('That table is online').waitFor();
    await page.goto(`${stage.origin}/en/lobby`);
    await page.getByText('That page needs a connection').waitFor();
    expect(await violations(page)).toEqual([]);
    await regain(context);
    await page.waitForURL(/\/en\/lobby$/);
  });

  test('a guide that was opened first is enough for it', async () => {
    const page = await stage.visit({ locale: 'de-DE' });
    await page.goto(`${stage.origin}/de/regeln/joker-yatzy`);
    await installed(page);
    await lose(page.context());
    await page.goto(`${stage.origin}/de`);
    await page.getByText('Du spielst ohne Netz').waitFor();
  });

  test('a game that was chosen before the network went begins all the same, if it needs nobody', async () => {
    const page = await stage.visit();
    const context = page.context();
    await page.goto(`${stage.origin}/en`);
    await installed(page);
    await page.locator('label:has(input[name="company"][value="friends"])').click();
    await lose(context);
    await page.locator('button.go').click();
    await page.getByText('You need a connection to reach others').waitFor();
    await begin(page, 'device', 'pocket-15');
    await table.playTurn(page);
    await table.freshTurn(page).waitFor();
    await page.reload();
    await table.freshTurn(page).waitFor();
  });
});

/** The server under another address, at which a new version of the app comes when the test wants it. */
async function gateway() {
  const worker = '/service-worker.js';
  const { version: first } = (await (await fetch(`${stage.origin}/_app/version.json`)).json()) as {
    readonly version: string;
  };
  let version = first;
  const front = createServer(async (asked, answered) => {
    const { method, headers, url } = asked;
    if (url === worker) {
      const script = await (await fetch(`${stage.origin}${worker}`)).text();
      answered.setHeader('content-type', 'text/javascript').end(script.replaceAll(first, version));
      return;
    }
    const passed = forward(
      { host: '127.0.0.1', port: stage.server.port, method, path: url, headers },
      (response) => {
        answered.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answered);
      },
    );
    passed.on('error', () => answered.destroy());
    asked.pipe(passed);
  });
  front.on('upgrade', ({ url, rawHeaders }, socket) => {
    const back = connect(stage.server.port, '127.0.0.1');
    const lines = rawHeaders.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
    back.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
    back.pipe(socket).pipe(back);
    for (const end of [back, socket]) end.on('error', () => [back, socket].map((each) => each.destroy()));
  });
  await new Promise<void>((listening) => front.listen(0, '127.0.0.1', listening));
  const { port } = front.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    version: first,
    renew(next: string) {
      version = next;
    },
    close() {
      front.closeAllConnections();
      front.close();
    },
  };
}

describe('a new version', () => {
  const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-mark', 'same page'));
  const isMarked = (page: Page) =>
    page.evaluate(() => document.body.getAttribute('data-mark') === 'same page');
  const waits = async () => {
    const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return !installing && Boolean(waiting);
  };
  const plays = async () =>
    (await navigator.locks.query()).held?.some(({ name }) => name === 'playing') ?? false;

  const update = (page: Page) =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  /** Those whose files are kept. */
  const versions = (page: Page) =>
    page.evaluate(async () => (await caches.keys()).flatMap((key) => key.match(/^app (.*)/)?.[1] ?? []));

  test('waits as long as someone plays, reloads no page, and keeps the files of those that are open', async () => {
    const front = await gateway();
    const player = await stage.visit();
    const reader = await player.context().newPage();
    await reader.goto(`${front.origin}/en/calculator`);
    await installed(reader);
    await table.openTable(player, front.origin, { rules: 'joker-13', company: 'bots' });
    await until(player, plays);
    await Promise.all([mark(player), mark(reader)]);
    front.renew('second');
    await update(reader);
    await until(reader, waits);
    front.renew('third');
    await update(reader);
    await until(reader, waits);
    expect(await versions(reader)).toEqual([front.version, 'second', 'third']);
    await table.playTurn(player);
    expect(await reader.evaluate(waits)).toBe(true);
    expect([await isMarked(player), await isMarked(reader)]).toEqual([true, true]);
    await player.goto(`${front.origin}/en`);
    await until(reader, async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
    expect(await isMarked(reader)).toBe(true);
    // The second never came: what is open is of the first, whose files stay.
    await expect.poll(() => versions(reader)).toEqual([front.version, 'third']);
    front.close();
  });
});
