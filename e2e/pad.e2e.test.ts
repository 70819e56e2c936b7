import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Card, type Dice, findRuleSet, options, totals, write } from '../packages/rules/src/index.ts';
import { violations } from './access.ts';
import { phone, Stage, wide } from './stage.ts';

const stage = Stage.set();

interface Wish {
  readonly rules: string;
  readonly names: readonly string[];
}

async function openPad(page: Page, { rules, names }: Wish): Promise<void> {
  await page.goto(`${stage.origin}/en/pad`);
  await page.locator('form button.primary:enabled').waitFor();
  await page.locator(`label[data-value="${rules}"]`).click();
  const fields = page.locator('form li input');
  while ((await fields.count()) > names.length) await page.locator('form li .remove').last().click();
  while ((await fields.count()) < names.length)
    await page.getByRole('button', { name: 'One more player' }).click();
  for (const [index, name] of names.entries()) await fields.nth(index).fill(name);
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.faces').waitFor();
}

/** The card that is looked at, as it is seen: points by the name of the box. */
const cell = (page: Page, box: string) =>
  page
    .locator('tr.box', { has: page.getByRole('rowheader', { name: box, exact: true }) })
    .locator('td.shown');
const writeButton = (page: Page) => page.locator('.bar .write');
const total = (page: Page) => page.locator('tr.total td.shown .value').textContent().then(Number);
const turn = (page: Page) => page.locator('.seat.turn input').getAttribute('aria-label');

async function tapDice(page: Page, dice: readonly number[]): Promise<void> {
  const faces = ['one', 'two', 'three', 'four', 'five', 'six'];
  for (const face of dice)
    await page.getByRole('button', { name: `Add a ${faces[face - 1]}`, exact: true }).click();
}

async function enterDice(page: Page, box: string, dice: readonly number[]): Promise<void> {
  await tapDice(page, dice);
  await cell(page, box).getByRole('button').click();
  await writeButton(page).click();
  if (await page.getByRole('button', { name: `Yes, strike ${box}` }).isVisible())
    await writeButton(page).click();
  await page.locator('.die-place:not(.none)').first().waitFor({ state: 'detached' });
}

async function enterPoints(page: Page, box: string, points: number): Promise<void> {
  await cell(page, box).getByRole('button').click();
  await page.locator('#points').fill(String(points));
  await writeButton(page).click();
  if (points === 0) await writeButton(page).click();
  await page.locator('#points').waitFor({ state: 'detached' });
}

const fits = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

const boxNames = {
  ones: 'Ones',
  twos: 'Twos',
  threes: 'Threes',
  fours: 'Fours',
  fives: 'Fives',
  sixes: 'Sixes',
  threeOfAKind: 'Three of a kind',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  smallStraight: 'Small straight',
  largeStraight: 'Large straight',
  fiveOfAKind: 'Yatzy',
  chance: 'Chance',
} as const;
type Name = keyof typeof boxNames;

describe('one phone for all', () => {
  const turns: readonly (readonly [Name, Dice])[] = [
    ['fiveOfAKind', [4, 4, 4, 4, 4]],
    ['fours', [4, 4, 4, 4, 4]],
    ['fullHouse', [4, 4, 4, 4, 4]],
    ['ones', [1, 1, 1, 5, 6]],
    ['twos', [2, 2, 2, 2, 6]],
    ['threes', [3, 3, 3, 1, 2]],
    ['fives', [5, 5, 5, 5, 1]],
    ['sixes', [6, 6, 6, 1, 2]],
    ['threeOfAKind', [6, 6, 6, 4, 5]],
    ['fourOfAKind', [1, 2, 3, 3, 5]],
    ['smallStraight', [1, 2, 3, 4, 6]],
    ['largeStraight', [2, 3, 4, 5, 6]],
    ['chance', [6, 6, 5, 5, 3]],
  ];

  /** What the rules say of a card that was played like this. */
  function expected(): number {
    const ruleSet = findRuleSet('joker-13');
    if (!ruleSet) throw new Error('expected joker-13');
    let [card, bonuses]: [Card, number] = [{}, 0];
    for (const [box, dice] of turns) {
      const option = options(ruleSet, card, dice).find((each) => each.box === box);
      if (!option) throw new Error(`expected ${box} to be allowed for ${dice}`);
      card = write(card, option);
      bonuses += option.bonus > 0 ? 1 : 0;
    }
    return totals(ruleSet, card, bonuses).total;
  }

  test('a whole game by taps, with an entry undone, without a network, and gone on with after a reload', async () => {
    const page = await stage.visit();
    await openPad(page, { rules: 'joker-13', names: ['Ada', 'Bo'] });
    expect(await turn(page)).toContain('Ada');
    for (const [round, [box, dice]] of turns.entries()) {
      if (round === 4) await page.context().setOffline(true);
      if (round === 7) {
        await page.context().setOffline(false);
        await page.reload();
        await page.locator('.faces').waitFor();
        expect(await turn(page), 'as it was left').toContain('Ada');
      }
      if (round === 1) {
        await tapDice(page, [4, 4, 4, 4, 4]);
        expect(await cell(page, 'Sixes').getByRole('button').count(), 'the joker belongs elsewhere').toBe(0);
        await page.getByText('Fours').first().waitFor();
        await page.getByRole('button', { name: 'Clear the dice' }).click();
      }
      await enterDice(page, boxNames[box], dice);
      expect(await turn(page)).toContain('Bo');
      if (round === 5) {
        // Bo's card of an earlier round is put right; what came after stays.
        await cell(page, 'Twos').getByRole('button').click();
        await page.getByRole('button', { name: 'Undo this entry' }).click();
        expect(await cell(page, 'Twos').textContent()).not.toContain('6');
        await enterPoints(page, 'Twos', 8);
      }
      await enterPoints(page, boxNames[box], box === 'twos' ? 6 : box === 'chance' ? 17 : 0);
    }
    const ranking = page.locator('.end li');
    expect(await ranking.allTextContents()).toEqual([
      expect.stringMatching(`^1.*Ada ?${expected()}$`),
      expect.stringMatching(/^2.*Bo ?25$/),
    ]);
    await page.getByRole('heading', { name: 'Ada' }).waitFor();
    await page.goto(`${stage.origin}/en/pad`);
    const finished = page.locator('section', { hasText: 'Finished' });
    await finished.getByRole('link', { name: /Ada/ }).click();
    await ranking.first().waitFor();
    await page.goBack();
    await finished.getByRole('button').click();
    await finished.getByRole('button', { name: /Delete/ }).click();
    await finished.waitFor({ state: 'detached' });
  });

  test('points that no dice give are refused with what is possible, and a bonus beside them is asked for', async () => {
    const page = await stage.visit();
    await openPad(page, { rules: 'joker-13', names: ['Ada'] });
    await cell(page, 'Threes').getByRole('button').click();
    await page.locator('#points').fill('13');
    await writeButton(page).click();
    await page.locator('.line', { hasText: '0, 3, 6, 9, 12, or 15' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await enterPoints(page, 'Yatzy', 50);
    await cell(page, 'Sixes').getByRole('button').click();
    await page.locator('.possible').getByRole('button', { name: '30', exact: true }).click();
    await page.getByRole('checkbox', { name: /100/ }).check();
    await writeButton(page).click();
    await page.locator('#points').waitFor({ state: 'detached' });
    expect(await total(page)).toBe(180);
    await page.getByRole('button', { name: /^Undo Ada, Sixes/ }).click();
    expect(await total(page)).toBe(50);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'All entries' }).click();
    await page.getByRole('button', { name: /^Put back Ada, Sixes/ }).click();
    expect(await total(page)).toBe(180);
  });

  test('a tie that hangs on five alike asks how often there were any', async () => {
    const page = await stage.visit();
    await openPad(page, { rules: 'scandinavian-15', names: ['Ada', 'Bo'] });
    for (const box of ['Ones', 'Twos', 'Threes', 'Fours', 'Fives', 'Sixes'])
      for (const _ of ['Ada', 'Bo']) await enterPoints(page, box, 0);
    const lower = { 'One pair': 8, 'Two pairs': 0, 'Three of a kind': 0, 'Four of a kind': 0 };
    const rest = { 'Small straight': 0, 'Large straight': 0, 'Full house': 0, Chance: 20, Yatzy: 0 };
    for (const [box, points] of Object.entries({ ...lower, ...rest }))
      for (const _ of ['Ada', 'Bo']) await enterPoints(page, box, points);
    await page.getByRole('heading', { name: /^A tie/ }).waitFor();
    await page.getByRole('combobox', { name: 'Five alike, Ada' }).selectOption('1');
    await page.getByRole('combobox', { name: 'Five alike, Bo' }).selectOption('2');
    await page.getByRole('button', { name: 'Decide' }).click();
    expect(await page.locator('.end li').allTextContents()).toEqual([
      expect.stringMatching(/^1.*Bo/),
      expect.stringMatching(/^2.*Ada/),
    ]);
  });

  test('a browser that keeps nothing says so, and the pad works', async () => {
    const page = await stage.visit();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openPad(page, { rules: 'pocket-15', names: ['Ada'] });
    await page.locator('.line', { hasText: 'keeps nothing' }).waitFor();
    await enterDice(page, 'Chance', [6, 6, 6, 5, 5]);
    expect(await total(page)).toBe(28);
  });

  test('keys alone write, and the focus is never lost', async () => {
    const page = await stage.visit({ viewport: wide });
    await openPad(page, { rules: 'pocket-15', names: ['Ada', 'Bo'] });
    await page.keyboard.type('66612');
    await cell(page, 'Sixes').getByRole('button').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator('[aria-live]', { hasText: 'Ada, Sixes 18. Bo to throw.' }).waitFor();
    await cell(page, 'Ones').getByRole('button').focus();
    await page.keyboard.press('Enter');
    await page.locator('#points:focus').waitFor();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await page.locator('[aria-live]', { hasText: 'Bo, Ones 3' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });
});

describe('a phone each', () => {
  /** A second phone, by the link that the first shows. */
  async function join(page: Page, name: string): Promise<Page> {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Share the pad' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = await page.getByRole('textbox', { name: 'Link to the pad' }).inputValue();
    await page.keyboard.press('Escape');
    const other = await stage.visit();
    await other.goto(link.replace(/^http:\/\/[^/]+/, stage.origin));
    await other.getByRole('heading', { name: 'Who are you?' }).waitFor();
    expect(await violations(other)).toEqual([]);
    await other.locator('.who').getByRole('button', { name }).click();
    return other;
  }

  const cellOf = (page: Page, player: string, box: string) =>
    page
      .locator('tr.box', {
        has: page.getByRole('rowheader', { name: box, exact: true, includeHidden: true }),
      })
      .locator('td')
      .nth(player === 'Ada' ? 0 : 1);
  /** What stands on a card, once it does. */
  const shows = (page: Page, where: readonly [player: string, box: string], points: string) =>
    cellOf(page, ...where)
      .locator('.written', { hasText: points })
      .waitFor({ state: 'attached' });

  test('what one enters all see, and what was entered apart is lost on nobody', async () => {
    const ada = await stage.visit();
    await openPad(ada, { rules: 'joker-13', names: ['Ada', 'Bo'] });
    await enterDice(ada, 'Sixes', [6, 6, 6, 1, 2]);
    const bo = await join(ada, 'Bo');
    await shows(bo, ['Ada', 'Sixes'], '18');
    await enterDice(bo, 'Fives', [5, 5, 5, 1, 2]);
    await shows(ada, ['Bo', 'Fives'], '15');

    await bo.context().setOffline(true);
    await enterPoints(bo, 'Chance', 21);
    await bo.locator('.line', { hasText: 'No connection' }).waitFor();
    await enterPoints(bo, 'Ones', 3);
    await ada.locator('.seat', { hasText: 'Bo' }).click();
    await enterPoints(ada, 'Chance', 12);
    await bo.context().setOffline(false);
    await bo.getByRole('alert').filter({ hasText: '12 stands, 21 came later' }).waitFor();
    await shows(ada, ['Bo', 'Ones'], '3');
    await ada.getByRole('alert').getByRole('button', { name: 'Take 21' }).click();
    await shows(bo, ['Bo', 'Chance'], '21');
    await bo.getByRole('alert').waitFor({ state: 'detached' });
    await shows(ada, ['Bo', 'Chance'], '21');

    await bo.reload();
    await shows(bo, ['Bo', 'Chance'], '21');
    expect(await bo.locator('.who').count(), 'asked once').toBe(0);
  });

  test('a pad that nobody shared is said to be missing', async () => {
    const page = await stage.visit();
    await page.goto(`${stage.origin}/p/${'a'.repeat(32)}`);
    await page.getByRole('heading', { name: 'That pad is not here' }).waitFor();
    expect(page.url()).toContain('/en/pad#');
    const odd = await page.goto(`${stage.origin}/p/what`);
    expect(odd?.status()).toBe(404);
  });
});

test.each([
  ['phone', 'light', phone, 3],
  ['wide', 'dark', wide, 12],
] as const)('access and size, by axe: %s, %s', async (_, colorScheme, viewport, players) => {
  const page = await stage.visit({ colorScheme, viewport });
  await page.goto(`${stage.origin}/en/pad`);
  await page.locator('form button.primary:enabled').waitFor();
  expect(await violations(page)).toEqual([]);
  const names = Array.from({ length: players }, (__, index) => `Player ${index + 1} of many`);
  await openPad(page, { rules: 'joker-13', names });
  await enterDice(page, 'Sixes', [6, 6, 6, 1, 2]);
  await tapDice(page, [3, 3, 3, 1, 2]);
  await cell(page, 'Threes').getByRole('button').click();
  expect(await violations(page), 'dice').toEqual([]);
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Clear the dice' }).click();
  await cell(page, 'Fours').getByRole('button').click();
  expect(await violations(page), 'points').toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await violations(page), 'menu').toEqual([]);
  await page.getByRole('button', { name: 'Players', exact: true }).click();
  expect(await violations(page), 'players').toEqual([]);
});
