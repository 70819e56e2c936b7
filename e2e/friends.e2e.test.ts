import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openAhead } from './open-ahead.ts';
import { Stage, wide } from './stage.ts';
import * as table from './table.ts';

const yatzy = fileURLToPath(new URL('../apps/cli/src/main.ts', import.meta.url));

const stage = Stage.set();

/** Someone new with a link of their own, which is given. */
async function makeLink(page: Page, path: string, name: string): Promise<string> {
  await page.goto(stage.origin + path);
  await page.locator('form[action="?/makeLink"] input[name="name"]').fill(name);
  await page.locator('form[action="?/makeLink"] button').click();
  const shown = await page.locator('.invitation input').inputValue();
  return stage.origin + new URL(shown).pathname;
}

async function befriend(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('form[action="?/befriend"] input[name="name"]').fill(name);
  await page.locator('form[action="?/befriend"] button').click();
  await page.waitForURL(/\/(vanner|freunde|friends)$/);
}

const friendNames = (page: Page) => page.locator('.friends .name');
const invite = (page: Page) => page.locator('.friends form[action="?/invite"] > .button');

test('two people become friends by a link, in two languages, meet at a table, talk, and one blocks the other', async () => {
  const [anna, jonas] = await Promise.all([
    stage.visit({ locale: 'sv-SE' }),
    stage.visit({ locale: 'de-DE' }),
  ]);
  const link = await makeLink(anna, '/sv/vanner', 'Anna');
  expect(new URL(link).pathname).toMatch(/^\/v\/[\w-]{22}$/);
  await befriend(jonas, link, 'Jonas');
  expect(new URL(jonas.url()).pathname).toBe('/de/freunde');
  expect(await friendNames(jonas).allTextContents()).toEqual(['Anna']);
  await anna.locator('.friends .here', { hasText: 'här nu' }).waitFor();
  expect(await friendNames(anna).allTextContents()).toEqual(['Jonas']);

  // He is asked before his page has a line to the server.
  const letIn = await openAhead(jonas, `${stage.origin}/de`);
  await invite(anna).click();
  await anna.waitForURL(/\/sv\/bord\//);
  letIn();
  await jonas.locator('.notices li', { hasText: 'Anna' }).waitFor();
  await jonas.locator('.notices form[action$="?/accept"] button').click();
  await jonas.waitForURL(/\/de\/tisch\//);
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.locator('form[action="?/start"] button:enabled').click();

  // What is said from now on is news to him.
  await jonas.locator('.strip').waitFor();
  await anna.locator('.talk-button').click();
  await anna.locator('.talk button[value="wellPlayed"]').click();
  await jonas.locator('.bubble', { hasText: 'Gut gespielt' }).waitFor();
  await jonas.locator('.talk-button').click();
  await jonas.locator('.talk input[name="text"]').fill('Danke, gleichfalls');
  await jonas.locator('.talk .write button').click();
  await anna.locator('.talk .log', { hasText: 'Danke, gleichfalls' }).waitFor();

  await anna.locator('.talk .people > summary').click();
  await anna.locator('.talk form[action="?/block"] button').click();
  await anna.locator('.talk .log li', { hasText: 'Danke, gleichfalls' }).waitFor({ state: 'detached' });
  await anna.goto(`${stage.origin}/sv/vanner`);
  expect(await friendNames(anna).count()).toBe(0);
  await jonas.goto(`${stage.origin}/de/freunde`);
  expect(await friendNames(jonas).count()).toBe(0);
  await anna.locator('form[action="?/unblock"] button').click();
  await anna.locator('form[action="?/unblock"]').waitFor({ state: 'detached' });
});

test('beside the card on a wide screen, what is typed is talk and nothing of the game', async () => {
  const people = await Promise.all([stage.visit({ viewport: wide }), stage.visit({ viewport: wide })]);
  const [anna, jonas] = people;
  await table.openTable(anna, stage.origin, { rules: 'joker-13', company: 'friends' });
  await jonas.goto(anna.url());
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.locator('form[action="?/start"] button:enabled').click();
  const first = await Promise.any(
    people.map(async (page) => {
      await table.freshTurn(page).waitFor();
      return page;
    }),
  );
  await table.roll(first);
  await table.openBoxes(first).first().click();
  const text = 'rrr 12345 great? ';
  await first.locator('.talk input[name="text"]').pressSequentially(text);
  expect(await first.locator('.talk input[name="text"]').inputValue()).toBe(text);
  await first.keyboard.press('Enter');
  await first.locator('.talk .log', { hasText: text.trim() }).waitFor();
  await first.locator('.talk .people > summary').press('Space');
  await first.locator('.talk .people[open]').waitFor();
  expect(await table.rollButton(first).textContent()).toContain('2 of 3');
  expect(await first.locator('.place.kept').count()).toBe(0);
  expect(await first.locator('.card .written:visible').count()).toBe(0);
});

test('what is typed and not said is given back', async () => {
  const [anna, jonas] = await Promise.all([stage.visit({ viewport: wide }), stage.visit()]);
  await table.openTable(anna, stage.origin, { rules: 'joker-13', company: 'friends' });
  await jonas.goto(anna.url());
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.locator('form[action="?/start"] button:enabled').click();
  const field = anna.locator('.talk input[name="text"]');
  const refused = anna.locator('.talk [role="status"]');
  for (let n = 1; n < 50 && !(await refused.isVisible()); n++) {
    await field.fill(`number ${n}`);
    await anna.keyboard.press('Enter');
  }
  await refused.waitFor();
  await expect.poll(() => field.inputValue()).toMatch(/^number \d+$/);
});

test('who only watches is counted, and may neither talk nor invite', async () => {
  const [anna, jonas, eve] = await Promise.all([stage.visit(), stage.visit(), stage.visit()]);
  await table.openTable(anna, stage.origin, { rules: 'joker-13', company: 'friends' });
  await jonas.goto(anna.url());
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.locator('form[action="?/start"] button:enabled').click();
  await eve.goto(anna.url());
  await anna.locator('.watchers', { hasText: '1 watching' }).waitFor();
  await eve.locator('.talk-button').click();
  expect(await eve.locator('.talk .log').isVisible()).toBe(true);
  expect(await eve.locator('.talk form').count()).toBe(0);
});

test('without scripts people become friends, ask each other to a table, talk there, and report each other', async () => {
  const [anna, jonas] = await Promise.all([
    stage.visit({ javaScriptEnabled: false }),
    stage.visit({ javaScriptEnabled: false }),
  ]);
  await befriend(jonas, await makeLink(anna, '/en/friends', 'Anna Plain'), 'Jonas Plain');
  await anna.reload();
  await invite(anna).click();
  await jonas.reload();
  await jonas.locator('.invitations form[action$="?/accept"] button').click();
  await jonas.locator('form[action="?/takeSeat"] button').click();
  await anna.reload();
  await anna.locator('form[action="?/start"] button').click();
  await anna.locator('a[href="?still#talk"]').click();
  await anna.locator('.talk button[value="goodLuck"]').click();
  await jonas.reload();
  await jonas.locator('a[href="?still#talk"]').click();
  expect(await jonas.locator('.talk .log').textContent()).toContain('Good luck');
  for (const summary of ['.talk .people > summary', '.talk .people details summary'])
    await jonas.locator(summary).press('Enter');
  await jonas.locator('.talk .report select').selectOption('stalling');
  await jonas.locator('.talk .report button').click();
  await jonas.locator('main', { hasText: 'the report has been sent' }).waitFor();

  const olle = await stage.visit();
  await makeLink(olle, '/en/friends', 'Olle');
  expect((await olle.goto(`${stage.origin}/en/operator`))?.status()).toBe(404);
  execFileSync(process.execPath, [yatzy, 'operator', 'add', 'Olle'], {
    env: { ...process.env, DATA_DIR: stage.server.dataDir },
  });
  expect((await olle.goto(`${stage.origin}/en/operator`))?.status()).toBe(200);
  const card = olle.locator('article', { hasText: 'Anna Plain' });
  expect(await card.textContent()).toContain('reported by Jonas Plain');
  await card.locator('select[name="type"]').selectOption('suspendTalk');
  await card.locator('select[name="days"]').selectOption('7');
  await card.locator('input[name="why"]').fill('walks out of games');
  await card.locator('button[type="submit"]').click();
  await card.waitFor({ state: 'detached' });
  await anna.goto(`${stage.origin}/en`);
  expect(await anna.locator('.notices').textContent()).toContain('walks out of games');
  await anna.locator('.notices form[action$="?/acknowledge"] button').click();
  expect(await anna.locator('.notices li').count()).toBe(0);
  expect(await anna.locator('main').textContent()).toContain('You cannot say anything at tables until');
});
