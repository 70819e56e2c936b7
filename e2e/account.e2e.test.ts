import { afterAll, expect, test } from 'vitest';
import { violations } from './access.ts';
import { Device } from './device.ts';
import { phone, Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();

const ownDevice = '.devices li[data-own="true"]';
const otherDevice = '.devices li[data-own="false"]';

test('a guest keeps the account with a passkey, comes by it on another device, and signs the first one out', async () => {
  const [first, second] = [
    await Device.start(stage.browser, stage.origin),
    await Device.start(stage.browser, stage.origin),
  ];
  await table.openTable(first.page, stage.origin, { rules: 'joker-13', company: 'bots' });
  const match = first.page.url();
  await first.account();
  await first.page.getByText('You play as a guest').waitFor();
  await first.page.locator('input[name="label"]').fill('My phone');
  await first.press('Keep the account with a passkey');
  await first.page.getByText('My phone').waitFor();
  await first.page.getByText('A passkey keeps your account').waitFor();
  const identity = await first.identity();

  await first.shareWith(second);
  await second.account();
  expect(await second.page.locator('.avatar').count(), 'looking alone makes nobody').toBe(0);
  await second.press('Sign in with a passkey');
  await second.page.locator(ownDevice).waitFor();
  expect(await second.identity()).toEqual(identity);
  expect(await second.page.locator('.devices li').count()).toBe(2);
  await second.page.goto(match);
  await table.freshTurn(second.page).waitFor();

  await second.account();
  await second.page.locator(otherDevice).getByRole('button').click();
  await second.page.locator(otherDevice).waitFor({ state: 'detached' });
  await first.account();
  await first.page.getByText('You are nobody here yet').waitFor();
});

test('a guest is told that they are left behind, and comes back by the recovery code, which works once', async () => {
  const [kept, guest] = [
    await Device.start(stage.browser, stage.origin),
    await Device.start(stage.browser, stage.origin),
  ];
  await kept.account();
  await kept.press('Save the name');
  await kept.press('Keep the account with a passkey');
  await kept.page.getByText('A passkey keeps your account').waitFor();
  const keeper = await kept.identity();

  await guest.account();
  await guest.page.locator('#name').fill('Left Behind');
  await guest.press('Save the name');
  await guest.page.getByText('If you sign in, Left Behind is left behind').waitFor();
  const left = await guest.identity();
  await guest.press('Make a recovery code');
  const code = (await guest.page.locator('output').textContent()) ?? '';
  expect(code).toMatch(/^([0-9A-Z]{5}-){3}[0-9A-Z]{5}$/);
  await guest.account();
  expect(await guest.page.content(), 'shown once').not.toContain(code);

  await kept.shareWith(guest);
  await guest.press('Sign in with a passkey');
  await guest.page.getByText('A passkey keeps your account').waitFor();
  expect(await guest.identity()).toEqual(keeper);

  await guest.page.locator('#code').fill(code.toLowerCase());
  await guest.press('Sign in with the code');
  const next = (await guest.page.locator('output').textContent()) ?? '';
  expect(next).not.toBe(code);
  expect(await guest.identity()).toEqual(left);
  await guest.page.locator('#code').fill(code);
  await guest.press('Sign in with the code');
  await guest.page.getByText('That code is not right').waitFor();
});

test('with scripts off: a name, a code, everything as a file, and the end of the account', async () => {
  const page = await stage.visit({ javaScriptEnabled: false });
  await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
  const match = page.url();
  await page.goto(`${stage.origin}/en/account`);
  await page.locator('#name').fill('Fuck');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByText('That name cannot be used here').waitFor();
  await page.locator('#name').fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  await page.locator('output').waitFor();

  const file = await page.request.get(`${stage.origin}/en/account/export`);
  const everything = (await file.json()) as { person: { name: string }; matches: { page: string }[] };
  expect(everything.person.name).toBe('Ada Lovelace');
  expect(everything.matches.map(({ page: link }) => link.split('/').at(-1))).toEqual([
    match.split('/').at(-1),
  ]);

  await page.goto(`${stage.origin}/en/account`);
  const erase = async (confirmation: string) => {
    await page.locator('.delete summary').click();
    await page.locator('#confirmation').fill(confirmation);
    await page.getByRole('button', { name: 'Delete for ever' }).click();
  };
  await erase('Somebody');
  await page.getByText('nothing was deleted').waitFor();
  await erase('Ada Lovelace');
  await page.waitForURL(`${stage.origin}/en`);
  expect((await page.request.get(`${stage.origin}/en/account/export`)).status()).toBe(404);
  await page.goto(match);
  expect(await page.content()).not.toContain('Lovelace');
  expect(await page.content()).toContain('Deleted player');
});

test('names that others are not to read are refused for every seat round a device', async () => {
  const page = await stage.visit({ javaScriptEnabled: false, locale: 'de-DE' });
  await page.goto(`${stage.origin}/de`);
  await page.locator('label:has(input[value="device"])').click();
  await page.locator('input[name="player"]').nth(0).fill('Ada');
  await page.locator('input[name="player"]').nth(1).fill('Arsch10ch');
  await page.locator('button.go').click();
  await page.getByText('Dieser Name geht hier nicht').waitFor();
  expect(await page.locator('input[name="player"]').nth(0).inputValue(), 'what was typed stays').toBe('Ada');
  await page.locator('input[name="player"]').nth(1).fill('Assar');
  await page.locator('button.go').click();
  await page.waitForURL(/\/tisch\//);
});

test.each([
  ['sv', 'light', phone],
  ['de', 'dark', { width: 1440, height: 900 }],
] as const)(
  'the page in %s, %s: nothing scrolls sideways, and axe finds nothing',
  async (language, colorScheme, viewport) => {
    const device = await Device.start(stage.browser, stage.origin);
    await device.page.emulateMedia({ colorScheme });
    await device.page.setViewportSize(viewport);
    await device.account(language);
    expect(await violations(device.page), 'as nobody').toEqual([]);
    await device.page.locator('form.name button').click();
    await device.page.locator(ownDevice).waitFor();
    await device.page.locator('.button.primary').click();
    await device.page.locator('form[action="?/removePasskey"]').waitFor();
    await device.page.locator('form[action="?/newCode"] button').click();
    await device.page.locator('output').waitFor();
    expect(await violations(device.page), 'with all that there is').toEqual([]);
    expect(await device.page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  },
);

afterAll(() => expect(stage.server.log).not.toMatch(/error/i));
