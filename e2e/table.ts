import { addressWord, type Language, languages } from '@open-yatzy/i18n';
import type { BrowserContext, Page } from 'playwright-core';

/** A person at a table: what a test does to a page, by what the page offers to anyone. */

export interface Wish {
  readonly language?: Language;
  readonly rules: 'scandinavian-15' | 'pocket-15' | 'joker-13';
  readonly company: 'bots' | 'friends' | 'device';
  readonly bot?: 'beginner' | 'casual' | 'strong' | 'perfect' | 'master';
  readonly seats?: number;
  readonly players?: readonly string[];
  readonly clock?: 'off' | '30' | '60' | '90' | '300';
}

/** Dice that do not tumble: for tests of what is played, not of how it moves. */
export async function withoutMotion(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('table-settings', '{"motion":"none"}');
  });
}

/** Lets a test hold back what the server says to this page, as a slow network does. Before the page is opened. */
export async function laggingLine(page: Page): Promise<{ begin(): void; end(): void }> {
  let held: (() => void)[] | null = null;
  await page.routeWebSocket(/\/live$/, (toPage) => {
    const toServer = toPage.connectToServer();
    toServer.onMessage((message) => {
      if (held) held.push(() => toPage.send(message));
      else toPage.send(message);
    });
  });
  return {
    begin() {
      held = [];
    },
    end() {
      for (const deliver of held ?? []) deliver();
      held = null;
    },
  };
}

const tableWords = languages.map((language) => addressWord(language, 'table'));

/** A radio is seen by its label; the input itself is for keyboard and ears. */
async function pick(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`label:has(input[name="${name}"][value="${value}"])`).click();
}

/** On the home page, all but the last press. */
export async function chooseTable(page: Page, origin: string, wish: Wish): Promise<void> {
  await page.goto(`${origin}/${wish.language ?? 'en'}`);
  await pick(page, 'rules', wish.rules);
  await pick(page, 'company', wish.company);
  if (wish.bot !== undefined) await pick(page, 'bot', wish.bot);
  if (wish.seats !== undefined) await pick(page, 'seats', String(wish.seats));
  if (wish.clock !== undefined) await pick(page, 'clock', wish.clock);
  for (const [index, player] of (wish.players ?? []).entries()) {
    await page.locator('input[name="player"]').nth(index).fill(player);
  }
}

/** From the home page to a table, as a visitor does. */
export async function openTable(page: Page, origin: string, wish: Wish): Promise<void> {
  await chooseTable(page, origin, wish);
  await goToTable(page);
}

export async function goToTable(page: Page): Promise<void> {
  await page.locator('button.go').click();
  await page.waitForURL(new RegExp(`/(${tableWords.join('|')})/`));
}

export const rollButton = (page: Page) => page.locator('button[name="do"][value="roll"]');
export const writeButton = (page: Page) => page.locator('button[name="do"][value="write"]');
/** The boxes that may be written now, as they are seen. */
export const openBoxes = (page: Page) => page.locator('.card td:visible:has(input[name="box"])');
export const ending = (page: Page) => page.locator('section.end');

/** Scripts have taken up the page: a button that can do nothing says so when it is pressed. */
const taken = 'button[value="write"]:not(:disabled)';

/** It is this page's turn, nothing has been rolled in it, and nothing moves; scripts are there to roll it. */
export const freshTurn = (page: Page) =>
  page.locator(
    `form.play:has(button[value="roll"][aria-disabled="false"]):has(${taken}):not(:has(.card input[name="box"]))`,
  );

/** There are dice to write, and scripts to arm a box for them. */
export const nothingArmed = (page: Page) =>
  page.locator('form.play:has(.card input[name="box"]) button[value="write"][aria-disabled="true"]');

/** Faces by position, as ears hear them; null while they tumble or before they are thrown. */
export async function dice(page: Page): Promise<(number | null)[]> {
  const labels = await page
    .locator('.tray input[name="keep"]')
    .evaluateAll((boxes) => boxes.map((box) => box.ariaLabel ?? ''));
  return facesIn(labels);
}

export function facesIn(labels: readonly string[]): (number | null)[] {
  const words = ['one', 'two', 'three', 'four', 'five', 'six'];
  return labels.map((label) => {
    const face = words.findIndex((word) => new RegExp(`: ${word}\\b`).test(label));
    return face < 0 ? null : face + 1;
  });
}

export const dieAt = (page: Page, position: number) => page.locator('.tray label.place').nth(position);

export async function keep(page: Page, position: number): Promise<void> {
  await dieAt(page, position).click();
}

/** Rolls, and waits until the dice rest. */
export async function roll(page: Page): Promise<void> {
  await rollButton(page).click();
  await openBoxes(page).first().waitFor();
}

/** Rolls for the second time in a turn, and waits until the third is offered. */
export async function rollAgain(page: Page): Promise<void> {
  await rollButton(page).click();
  await page.locator('.bar .count', { hasText: /^3/ }).waitFor();
}

/** Arms the box of that place among the open ones, and writes it. */
export async function writeAt(page: Page, place: number): Promise<void> {
  await openBoxes(page).nth(place).click();
  await writeButton(page).click();
  await openBoxes(page).first().waitFor({ state: 'detached' });
}

/** A whole turn with a kept die in it. */
export async function playTurn(page: Page): Promise<void> {
  await freshTurn(page).waitFor();
  await roll(page);
  await keep(page, 1);
  await rollAgain(page);
  await writeAt(page, 0);
}

/** The typefaces are there, which a page fetches once it has been painted, and what they moved has been told. */
export async function inOwnLetters(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    ['Fraunces', 'Atkinson Hyperlegible Next'].every((family) =>
      [...document.fonts].some((face) => face.family.includes(family) && face.status === 'loaded'),
    ),
  );
  await page.evaluate(
    () =>
      new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(told, 100)))),
  );
}

/** Nothing changes its colour or place any more. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Turn after turn until the match is over. */
export async function playOn(page: Page): Promise<void> {
  const turnOrEnd = freshTurn(page).or(ending(page));
  for (;;) {
    await turnOrEnd.first().waitFor();
    if (await ending(page).isVisible()) return;
    await playTurn(page);
  }
}
