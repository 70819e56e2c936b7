import type { Browser, Page } from 'playwright-core';
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

/** The longest time to a paint of what is done; 16 where the browser did not find it worth telling. */
async function timed(page: Page, act: () => Promise<void>): Promise<number> {
  await page.waitForTimeout(reaction);
  await page.evaluate(() => {
    window.watched.inputs = [];
  });
  await act();
  await page.waitForTimeout(300);
  return page.evaluate(() => Math.max(16, ...window.watched.inputs));
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

async function playTurn(page: Page, note: (what: string, ms: number) => void): Promise<void> {
  await table.freshTurn(page).waitFor();
  note('roll', await timed(page, () => table.rollButton(page).click()));
  await recordFrames(page);
  await table.openBoxes(page).first().waitFor();
  note('keep', await timed(page, () => table.keep(page, 1)));
  note('keep', await timed(page, () => table.keep(page, 3)));
  note('arm', await timed(page, () => table.openBoxes(page).first().click()));
  note('write', await timed(page, () => table.writeButton(page).click()));
}

export async function feelOf(browser: Browser, origin: string, turns: number): Promise<Feel> {
  const context = await visit(browser);
  const page = await context.newPage();
  await table.openTable(page, origin, { rules: 'pocket-15', company: 'bots' });
  await page.addInitScript(watch);
  await page.reload();
  await table.freshTurn(page).waitFor();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  const inputs = new Map<string, number[]>();
  for (let turn = 0; turn < turns; turn++)
    await playTurn(page, (what, ms) => inputs.set(what, [...(inputs.get(what) ?? []), ms]));
  const { shift, frames } = await page.evaluate(() => window.watched);
  await context.close();
  return { inputs, frames, layoutShift: shift };
}
