import { type MatchState, type Recorded, replay } from '@open-yatzy/match';
import { totals } from '@open-yatzy/rules';
import { expect, test } from 'vitest';
import { Phone } from '../apps/server/src/testing/wml/phone.ts';
import { Stage, wide } from './stage.ts';
import * as table from './table.ts';
import { TextBrowser } from './text-browser.ts';
import { playOn as playOnInText, tableWords } from './text-player.ts';

const stage = Stage.set();

/** Types a code digit by digit, and sits down. */
async function sitDown(phone: Phone, code: string): Promise<void> {
  await phone.go('/wap/en');
  await phone.follow('Enter a code');
  for (const digit of code) await phone.press(digit);
  await phone.go(phone.links[0]?.href ?? '');
}

/** By links alone: rolls twice, and writes the first box that is offered. */
async function playOnPhone(phone: Phone): Promise<void> {
  for (;;) {
    while (phone.timer !== null) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await phone.go(phone.timer);
    }
    if (phone.card === 'end') return;
    await phone.follow('roll?');
    const [die] = phone.links;
    await phone.go(die?.href ?? '');
    await phone.follow('roll?');
    await phone.follow('boxes?');
    await phone.go(phone.links[0]?.href ?? '');
    if (phone.card === 'strike') await phone.follow('write?');
  }
}

async function matchAt(path: string): Promise<MatchState> {
  const file = await fetch(`${stage.origin}/api/matches/${path.split('/').at(-1)}.json`);
  const { events } = (await file.json()) as { readonly events: readonly Recorded[] };
  const state = replay(events);
  if (!state) throw new Error(`${path}: expected a match, got no events`);
  return state;
}

test('a WAP phone, a text browser, a browser with scripts and a bot finish a match of four', async () => {
  const page = await stage.visit({ viewport: wide });
  await table.openTable(page, stage.origin, {
    rules: 'pocket-15',
    company: 'friends',
    seats: 4,
    clock: 'off',
  });
  const path = new URL(page.url()).pathname;
  const [, code = ''] = /code (\d{6})/.exec((await page.locator('main').textContent()) ?? '') ?? [];

  const phone = new Phone(stage.origin.slice('http://'.length), 'en');
  await sitDown(phone, code);
  expect(phone.card).toBe('room');

  const text = await new TextBrowser(stage.origin).open(path);
  await text.press('Sit down', { name: 'Bea' });
  expect(text.refresh, 'it waits for the start').not.toBeNull();

  await page.getByRole('button', { name: /^Start, a bot takes the last seat/ }).click();
  await text.open(path);
  await phone.go(phone.timer ?? '');
  await Promise.all([table.playOn(page), playOnInText(text, tableWords.en), playOnPhone(phone)]);

  const { phase, seats, ruleSet, results } = await matchAt(path);
  expect([phase, seats.map(({ holder }) => holder.type)]).toEqual([
    'finished',
    ['person', 'person', 'person', 'bot'],
  ]);
  expect(seats.map(({ card }) => Object.keys(card).length)).toEqual([15, 15, 15, 15]);
  const sums = seats.map(({ card, bonuses }) => totals(ruleSet, card, bonuses).total);
  expect(Math.min(...(results ?? []).map(({ rank }) => rank))).toBe(1);
  const shown = [phone.shown, text.text, await table.ending(page).textContent()];
  for (const each of shown) for (const sum of sums) expect(each).toContain(String(sum));
});
