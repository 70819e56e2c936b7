import { gzipSync } from 'node:zlib';
import { type Language, languages, loadCatalog } from '@open-yatzy/i18n';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from './server.ts';
import { TextBrowser } from './text-browser.ts';
import { isOver, playOn, tableWords, takeTurn, waitForTurn } from './text-player.ts';

/** Whole games, and all that can be done at a table, by links and forms alone. */

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server?.remove());

interface Wish {
  readonly language?: Language;
  readonly rules?: string;
  readonly company?: 'bots' | 'friends';
  readonly seats?: string;
  readonly userAgent?: string;
}

/** At a table that was opened on the home page. */
async function opened({ language = 'en', userAgent, ...wish }: Wish = {}): Promise<TextBrowser> {
  const browser = await new TextBrowser(server.origin, userAgent).open(`/${language}`);
  const fields = { rules: 'pocket-15', company: 'bots', seats: '2', clock: 'off', name: 'Ada', ...wish };
  return browser.press((await loadCatalog(language)).home.go, fields);
}

/** Two people at one table, whose game has begun. */
async function two(): Promise<readonly [TextBrowser, TextBrowser]> {
  const ada = await opened({ company: 'friends' });
  const bea = await new TextBrowser(server.origin).open(ada.address);
  await bea.press('Sit down', { name: 'Bea' });
  await ada.open(ada.address);
  await ada.press('Start');
  await bea.open(bea.address);
  return [ada, bea];
}

/** Whose turn it is, first. */
async function inTurn(
  people: readonly [TextBrowser, TextBrowser],
): Promise<readonly [TextBrowser, TextBrowser]> {
  const [one, other] = people;
  for (const each of people) await each.open(each.address.split(/[?#]/)[0] ?? '');
  return one.refresh === null ? [one, other] : [other, one];
}

describe.for(languages)('in %s', (language) => {
  test.for(['scandinavian-15', 'pocket-15', 'joker-13'])('a whole game of %s', async (rules) => {
    const browser = await opened({ language, rules });
    expect(browser.all('html')[0]?.attrs).toContainEqual({ name: 'lang', value: language });
    await playOn(browser, tableWords[language]);
    expect(browser.all('ol').length, 'the ranking').toBe(1);
    const ranks = browser.all('li').flatMap(({ attrs }) => attrs.filter(({ name }) => name === 'value'));
    expect(ranks[0]?.value, 'a rank is said by its number in the list').toBe('1');
    expect(browser.html).not.toContain('class="rank');
    expect(browser.text).not.toMatch(/undefined|\[object|NaN/);
  });
});

/** What a table weighs with its styles, in bytes as they come compressed. */
async function weight(browser: TextBrowser): Promise<number> {
  const sheets = browser
    .all('link')
    .map(({ attrs }) => Object.fromEntries(attrs.map(({ name, value }) => [name, value])))
    .filter(({ rel }) => rel === 'stylesheet');
  const parts = [browser.html];
  for (const { href } of sheets) parts.push(await (await fetch(new URL(href ?? '', server.origin))).text());
  return parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
}

/** What browsers without scripts call themselves, too. */
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.for([
  ['scandinavian-15', '2'],
  ['scandinavian-15', '5'],
  ['pocket-15', '2'],
  ['pocket-15', '5'],
  ['joker-13', '2'],
] as const)(
  'no page of a game of %s with %s seats weighs more than 6 kB, with its styles',
  async ([rules, seats]) => {
    const browser = new TextBrowser(server.origin, firefox);
    await browser.open('/no-scripts.css');
    await browser.open('/de');
    await browser.press('Spielen', { rules, company: 'bots', seats, clock: 'off', name: 'Ada' });
    const weights: number[] = [];
    while (!isOver(browser)) {
      await waitForTurn(browser, tableWords.de);
      if (isOver(browser)) break;
      weights.push(await weight(browser));
      await browser.press('Würfeln');
      weights.push(await weight(browser));
      await browser.open(browser.address);
      await takeLast(browser);
    }
    weights.push(await weight(browser));
    expect(Math.max(...weights)).toBeLessThanOrEqual(6_000);
  },
);

/** Writes what lies there into the last open box. */
async function takeLast(browser: TextBrowser): Promise<void> {
  const box = browser.fields('box').at(-1)?.value ?? '';
  await browser.press('Eintragen', { box });
  if (browser.fields('strike').length > 0)
    await browser.press(browser.buttons.find((label) => label.includes('streichen')) ?? 'Eintragen');
}

test('a page that waits says for whom, and how often it looks again; one in turn stays as it is', async () => {
  const [acting, waiting] = await inTurn(await two());
  expect([acting.refresh, waiting.refresh]).toEqual([null, 5]);
  expect(acting.title).toMatch(/^Your turn/);
  expect(waiting.text).toMatch(/Waiting for (Ada|Bea)/);
  expect(waiting.text).toContain('This page reloads every 5 seconds.');
  await takeTurn(acting, tableWords.en);
  await waiting.follow('Reload now');
  expect(waiting.title).toMatch(/^Your turn/);
  expect(waiting.text).toMatch(/(Ada|Bea) (wrote|struck) /);
});

test('a box that would get nothing is asked about once more, and none is written by chance', async () => {
  const browser = await opened();
  await waitForTurn(browser, tableWords.en);
  await browser.press('Roll');
  const rolled = browser.text;
  await browser.press('Write');
  expect([browser.status, browser.text]).toEqual([409, expect.stringContaining('Choose a box')]);
  const nothing = browser
    .fields('box')
    .find(({ label, value }) => value !== '' && Number.parseInt(label, 10) === 0);
  await browser.press('Write', { box: nothing?.value ?? '' });
  expect(browser.text).toContain('would be 0 points');
  await browser.open(browser.address.split('?')[0] ?? '');
  expect(browser.text, 'nothing has happened').toBe(rolled);
});

test('a form that is sent again does nothing again', async () => {
  const browser = await opened();
  await waitForTurn(browser, tableWords.en);
  const form = browser.formOf('Roll');
  await browser.send(form);
  const rolled = browser.text;
  await browser.send(form);
  expect([browser.status, browser.text]).toEqual([200, rolled]);
});

test('another button of a page that was gone back to is stale, says so, and shows how it stands', async () => {
  const browser = await opened();
  await waitForTurn(browser, tableWords.en);
  await browser.press('Roll');
  const first = browser.formOf('Roll', { keep: '1' });
  const others = [
    browser.formOf('Roll', { keep: '2' }),
    browser.formOf('Write', { box: 'chance' }),
    // A box that would get nothing: nobody is asked about dice that lie there no longer.
    browser.formOf('Write', { box: 'fiveOfAKind' }),
  ];
  await browser.send(first);
  const [table, rolled] = [browser.address, browser.text];
  for (const form of others) {
    await browser.send(form);
    expect([browser.status, browser.text]).toEqual([409, expect.stringContaining('The game has moved on')]);
    expect(browser.buttons).toContain('Roll 3 of 3');
    await browser.open(table);
    expect(browser.text, 'nothing has happened').toBe(rolled);
  }
  await browser.send(first);
  expect([browser.status, browser.text], 'the first, once more').toEqual([200, rolled]);
});

test('a form from another site, or with another token, is refused; one that says no origin is taken', async () => {
  const browser = await opened();
  await waitForTurn(browser, tableWords.en);
  const table = browser.address;
  const form = browser.formOf('Roll');
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect([(await browser.send(form, headers)).status, browser.text]).toEqual([
      403,
      expect.stringContaining('The form came from another website'),
    ]);
  const forged = new URLSearchParams(form.sent);
  forged.set('token', '0'.repeat(64));
  await browser.send({ ...form, sent: forged });
  expect([browser.status, browser.text]).toEqual([403, expect.stringContaining('This page is out of date')]);
  await browser.follow('Try again');
  expect(browser.address).toBe(table.split('?')[0]);
  expect(browser.buttons, 'nothing was rolled').toContain('Roll 1 of 3');
  await browser.send(form);
  expect([browser.status, browser.buttons.includes('Roll 2 of 3')]).toEqual([200, true]);
});

test('people talk, rest, play on and give up', async () => {
  const people = await two();
  const [acting, waiting] = await inTurn(people);
  await acting.follow('At the table');
  expect(acting.refresh, 'it holds still for who writes').toBeNull();
  await acting.press('Good luck');
  await waiting.follow('Reload now');
  expect(waiting.text).toMatch(/(Ada|Bea): Good luck/);
  expect(await weight(waiting)).toBeLessThanOrEqual(6_000);

  await waiting.follow('Menu');
  await waiting.press('Propose a break');
  expect(waiting.text).toContain('You have proposed a break');
  await acting.open(acting.address);
  expect(acting.text).toMatch(/would like a break/);
  await acting.press('Yes');
  expect(acting.text).toContain('Paused: the game stands still');
  await waiting.open(waiting.address);
  await waiting.press('Play on');

  await acting.open(acting.address.split(/[?#]/)[0] ?? '');
  await acting.follow('Menu');
  await acting.press('Yes, I resign');
  expect(acting.text).toMatch(/resigned/);
  await waiting.open(waiting.address);
  expect(waiting.text).toContain('You win');
});

test('whoever comes to a table as a stranger watches, and can do nothing', async () => {
  const [acting] = await inTurn(await two());
  const form = acting.formOf('Roll');
  const stranger = await new TextBrowser(server.origin).open(acting.address);
  expect(stranger.text).toContain('You are watching');
  expect(stranger.buttons).toEqual([]);
  await stranger.open('/en');
  const token = stranger.fields('token')[0]?.value ?? '';
  form.sent.set('token', token);
  await stranger.send(form);
  expect([stranger.status, stranger.text]).toEqual([
    409,
    expect.stringContaining('not sitting at this table'),
  ]);
});

test.for<[string, number, Readonly<Record<string, string>>]>([
  ['a box that there is not', 409, { box: 'sevens', 'press:do:write': 'Write' }],
  ['a die that there is not', 400, { keep: '9', 'press:do:roll': 'Roll' }],
  ['a number that is none', 400, { at: 'soon', 'press:do:roll': 'Roll' }],
  ['a wish that there is not', 400, { 'press:do:win': 'Win' }],
])('%s gets a page with a way on, and nothing is lost', async ([, status, fields]) => {
  const browser = await opened();
  await waitForTurn(browser, tableWords.en);
  await browser.press('Roll');
  const [table, rolled] = [browser.address, browser.text];
  const { to, sent } = browser.formOf('Roll');
  sent.delete('press:do:roll');
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  await browser.send({ to, sent });
  expect(browser.status).toBe(status);
  expect(browser.all('a').length).toBeGreaterThan(0);
  await browser.open(table);
  expect(browser.text).toBe(rolled);
});

test('whoever waits for a game in the lobby is told how often the page looks again', async () => {
  const browser = await new TextBrowser(server.origin).open('/en/lobby');
  await browser.press('Find', { rules: 'pocket-15', mode: 'ranked', name: 'Ada' });
  expect([browser.refresh, browser.text]).toEqual([
    5,
    expect.stringContaining('This page reloads every 5 seconds.'),
  ]);
});

test('light or dark is chosen on the page of settings, which says what of it needs scripts', async () => {
  const browser = await new TextBrowser(server.origin).open('/en/settings');
  expect(browser.text).toContain('need JavaScript');
  expect(browser.fields('motion')).toEqual([]);
  await browser.press('Save', { theme: 'dark' });
  expect([browser.address, browser.html]).toEqual([
    '/en/settings',
    expect.stringContaining('data-theme="dark"'),
  ]);
  expect(browser.fields('theme').find(({ isChecked }) => isChecked)?.value).toBe('dark');
});

test.for(['/pad', '/review'])('the page /en%s says that it needs scripts', async (path) => {
  const browser = await new TextBrowser(server.origin).open(`/en${path}`);
  expect(browser.text).toContain('needs JavaScript');
});

test.for([
  '',
  '/lobby',
  '/calculator',
  '/rules',
  '/rules/pocket-yatzy',
  '/ranking',
  '/friends',
  '/account',
  '/pad',
  '/review',
  '/settings',
  '/privacy',
])('the page /en%s reads well in plain text', async (path) => {
  const browser = await new TextBrowser(server.origin).open(`/en${path}`);
  expect(browser.status).toBe(200);
  expect(
    browser.all('script').filter(({ attrs }) => attrs.length === 0),
    'data for scripts',
  ).toEqual([]);
  expect(browser.all('h1').length).toBe(1);
  expect(browser.all('button'), 'buttons that need scripts, or show their value').toEqual([]);
  expect(browser.text).not.toMatch(/undefined|\[object|NaN|Svenska sv/);
});
