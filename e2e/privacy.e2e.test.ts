import { addressWord, type Language, languages, loadPrivacyWords } from '@open-yatzy/i18n';
import { afterEach, expect, test } from 'vitest';
import { TestServer } from './server.ts';
import { Stage, wide } from './stage.ts';
import * as table from './table.ts';
import { TextBrowser } from './text-browser.ts';

const stage = Stage.set();
let other: TestServer | null = null;
afterEach(async () => {
  await other?.remove();
  other = null;
});

const path = (language: Language) => `/${language}/${addressWord(language, 'privacy')}`;

/** The page as someone reads it on a server with these settings. */
async function readWith(settings: Readonly<Record<string, string>>): Promise<TextBrowser> {
  other = await TestServer.start(settings);
  return new TextBrowser(other.origin).open(path('en'));
}

test.each(languages)('who runs a server that names nobody is said to be unknown: %s', async (language) => {
  const { imprint } = await loadPrivacyWords(language);
  const browser = await new TextBrowser(stage.origin).open(path(language));
  expect(browser.text).toContain(imprint.nobody);
  expect(browser.text).not.toContain(imprint.what);
  expect(browser.all('address')).toEqual([]);
});

test('whoever is set is named, as it was written and as nothing else', async () => {
  const browser = await readWith({
    OPERATOR_NAME: 'Ada & <script>alert(1)</script>',
    OPERATOR_ADDRESS: 'Dice Lane 6, "Yatzby" 123',
    OPERATOR_EMAIL: 'ada@yatzy.example',
  });
  expect(browser.text).toContain(
    'Ada & <script>alert(1)</script> Dice Lane 6 "Yatzby" 123 ada@yatzy.example',
  );
  expect(browser.html).not.toContain('<script>alert');
  expect(browser.html).toContain('href="mailto:ada@yatzy.example"');
});

test('a name alone leaves nothing empty', async () => {
  const browser = await readWith({ OPERATOR_NAME: 'Ada' });
  const [address] = browser.all('address');
  expect(address?.childNodes.filter(({ nodeName }) => !nodeName.startsWith('#'))).toHaveLength(1);
  expect(browser.html).not.toContain('mailto:');
});

test('it names every cookie that comes with looking, playing and choosing, with scripts and without', async () => {
  const cookies = new Set<string>();
  for (const javaScriptEnabled of [true, false]) {
    const page = await stage.visit({ javaScriptEnabled });
    const note = async () => {
      for (const { name } of await page.context().cookies()) cookies.add(name);
    };
    await page.goto(`${stage.origin}/en/settings`);
    await page.locator('label[data-value="dark"]').click();
    if (!javaScriptEnabled) await page.getByRole('button', { name: 'Save' }).click();
    await note();
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots' });
    await note();
  }
  const page = await stage.visit();
  await page.goto(stage.origin + path('en'));
  expect([...cookies].sort()).toEqual((await page.locator('dt').allTextContents()).sort());
});

test.each(['phone', 'wide'] as const)(
  'it is two taps from home, and from the page of the account: %s',
  async (size) => {
    const page = await stage.visit(size === 'wide' ? { viewport: wide } : {});
    await page.goto(`${stage.origin}/en`);
    if (size === 'phone') await page.locator('button.menu').click();
    await page.getByRole('link', { name: 'Privacy' }).first().click();
    await page.waitForURL(/\/en\/privacy$/);
    expect(await page.locator('script[src]').count(), 'a text needs no scripts').toBe(0);
    await page.getByRole('link', { name: 'To your account' }).click();
    await page.getByRole('link', { name: 'Privacy' }).last().click();
    await page.getByRole('link', { name: 'Who runs this site' }).click();
    await page.waitForURL(/#imprint$/);
  },
);
