import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import * as table from '../../e2e/table.ts';
import { visit } from './pages.ts';

/** How a turn feels on a phone whose processor is four times slower than this one. */
export interface Feel {
  /** Milliseconds from input to next paint, by what was done; the browser counts in steps of 8 and leaves out what is below 16. */
  readonly inputs: ReadonlyMap<string, readonly number[]>;
  /** Milliseconds between frames while dice tumble. */
  readonly frames: readonly number[];
  /** All of it, of what players do themselves, too. */
  readonly layoutShift: number;
}

const slowness = 4;
/** Nobody answers sooner to what they see, in milliseconds. */
const reaction = 250;
/** How long a finger that taps stays, in milliseconds. */
const touch = 80;

interface Phone {
  readonly page: Page;
  readonly cdp: CDPSession;
}

interface Watched {
  inputs: number[];
  shift: number;
  frames: number[];
}
declare global {
  interface Window {
    watched: Watched;
  }
}

/** Runs in the page, before it is opened. */
function watch(): void {
  window.watched = { inputs: [], shift: 0, frames: [] };
  type Timed = PerformanceEntry & { readonly interactionId: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[])
      if (entry.interactionId > 0) window.watched.inputs.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.watched.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The longest time to a paint of what a tap does; 16 where the browser did not find it worth telling. */
async function timed(phone: Phone, target: (page: Page) => Locator): Promise<number> {
  const { page } = phone;
  await page.waitForTimeout(reaction);
  await page.evaluate(() => {
    window.watched.inputs = [];
  });
  await tap(phone, target(page));
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(16, ...window.watched.inputs));
}

/** A browser without a screen never shows what lies below its window, whose frame takes a part of the page's height. */
async function showWhole(cdp: CDPSession): Promise<void> {
  const { windowId, bounds } = await cdp.send('Browser.getWindowForTarget');
  await cdp.send('Browser.setWindowBounds', { windowId, bounds: { height: (bounds.height ?? 0) + 200 } });
}

/** As a finger does it, without the looking around in the page with which a test would press. */
async function tap(phone: Phone, target: Locator): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`turns: expected ${target} on the screen`);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await phone.page.waitForTimeout(touch);
  await phone.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Frames from now until there are no more dice in the air. */
function recordFrames(page: Page): Promise<void> {
  return page.evaluate(() => {
    let last = performance.now();
    const step = (now: number) => {
      window.watched.frames.push(now - last);
      last = now;
      if (document.getAnimations().some(({ playState }) => playState === 'running'))
        requestAnimationFrame(step);
    };
    requestAnimationFrame((now) => {
      last = now;
      requestAnimationFrame(step);
    });
  });
}

async function playTurn(phone: Phone, note: (what: string, ms: number) => void): Promise<void> {
  const { page } = phone;
  await table.freshTurn(page).waitFor();
  note('roll', await timed(phone, table.rollButton));
  await recordFrames(page);
  await table.openBoxes(page).first().waitFor();
  for (const position of [1, 3]) note('keep', await timed(phone, () => table.dieAt(page, position)));
  note('arm', await timed(phone, () => table.openBoxes(page).first()));
  note('write', await timed(phone, table.writeButton));
}

export async function feelOf(browser: Browser, origin: string, turns: number): Promise<Feel> {
  const context = await visit(browser, { hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await table.openTable(page, origin, { rules: 'pocket-15', company: 'bots' });
  await page.addInitScript(watch);
  await page.reload();
  await table.freshTurn(page).waitFor();
  const cdp = await context.newCDPSession(page);
  await showWhole(cdp);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const inputs = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn++)
    await playTurn({ page, cdp }, (what, ms) => inputs.set(what, [...(inputs.get(what) ?? []), ms]));
  const { shift, frames } = await page.evaluate(() => window.watched);
  await context.close();
  return { inputs, frames, layoutShift: shift };
}
