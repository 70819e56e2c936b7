import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';
import { withoutMotion } from './table.ts';

export const phone = { width: 360, height: 640 };
export const wide = { width: 1440, height: 900 };

export interface Visit extends BrowserContextOptions {
  /** Dice tumble and things move, as they do for people. */
  readonly moving?: boolean;
}

/** Scripts have taken up the page: what is pressed from now on is theirs. */
export const takenUp = (page: Page): Promise<void> =>
  page.locator('html[data-taken-up]').waitFor({ state: 'attached' });

/** What the tests of a file are played on: a server of its own and a browser, from before the first to after the last. */
export class Stage {
  #browser: Browser | null = null;
  #server: TestServer | null = null;
  readonly #visitors: BrowserContext[] = [];

  /** To be called once, where a file begins. */
  static set(): Stage {
    const stage = new Stage();
    beforeAll(() => stage.#open());
    afterEach(() => stage.#seeOff());
    afterAll(() => stage.#close());
    return stage;
  }

  get browser(): Browser {
    if (!this.#browser) throw new Error('expected a browser: it is there once tests begin');
    return this.#browser;
  }

  get server(): TestServer {
    if (!this.#server) throw new Error('expected a server: it is there once tests begin');
    return this.#server;
  }

  get origin(): string {
    return this.server.origin;
  }

  /** Someone new, on an English phone where nothing else is said, until the test is over. */
  async visit(visit: Visit = {}): Promise<Page> {
    const context = await this.stay(visit);
    this.#visitors.push(context);
    return context.newPage();
  }

  /** Someone new likewise, for as long as the stage stands. */
  async stay({ moving = false, ...options }: Visit = {}): Promise<BrowserContext> {
    const context = await this.browser.newContext({ viewport: phone, locale: 'en-GB', ...options });
    if (!moving) await withoutMotion(context);
    await context.addInitScript(() =>
      addEventListener('taken-up', () => document.documentElement.setAttribute('data-taken-up', '')),
    );
    return context;
  }

  async #open(): Promise<void> {
    [this.#browser, this.#server] = await Promise.all([launchBrowser(), TestServer.start()]);
  }

  async #seeOff(): Promise<void> {
    await Promise.all(this.#visitors.splice(0).map((context) => context.close()));
  }

  async #close(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.remove();
  }
}
