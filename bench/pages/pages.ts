import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import * as table from '../../e2e/table.ts';

/** The pages that are measured, as someone meets them who has played before. */

export interface Measured {
  readonly name: string;
  readonly url: string;
  readonly context: BrowserContext;
}

const phone = { width: 360, height: 640 };

export function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: phone, locale: 'en-GB', deviceScaleFactor: 2, ...options });
}

async function lookForPeople(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/en`);
  for (const [field, value] of [
    ['rules', 'joker-13'],
    ['company', 'people'],
  ])
    await page.locator(`label:has(input[name="${field}"][value="${value}"])`).click();
  await page.locator('input[name="name"]').fill(name);
  await page.locator('button.go').click();
  await page.waitForURL(/waiting|\/table\//);
}

/** Two people find each other; both have rolled nothing. */
async function twoPeople(browser: Browser, origin: string): Promise<Measured> {
  const contexts = await Promise.all([visit(browser), visit(browser)]);
  const pages = await Promise.all(contexts.map((context) => context.newPage()));
  for (const [index, page] of pages.entries())
    await lookForPeople(page, origin, ['Anna', 'Jonas'][index] ?? '');
  await Promise.all(pages.map((page) => page.waitForURL(/\/table\//)));
  await Promise.any(pages.map((page) => table.freshTurn(page).waitFor()));
  const [context] = contexts;
  const url = pages[0]?.url();
  if (!context || !url) throw new Error('pages: expected two people at a table');
  await Promise.all(pages.map((page) => page.close()));
  return { name: 'table, two people', url, context };
}

export async function measuredPages(browser: Browser, origin: string): Promise<readonly Measured[]> {
  const context = await visit(browser);
  const page = await context.newPage();
  await table.openTable(page, origin, { rules: 'scandinavian-15', company: 'bots' });
  await table.freshTurn(page).waitFor();
  const atTable = page.url();
  await page.close();
  return [
    { name: 'home', url: `${origin}/en`, context },
    { name: 'table, one bot', url: atTable, context },
    await twoPeople(browser, origin),
    { name: 'lobby', url: `${origin}/en/lobby`, context },
    { name: 'guide', url: `${origin}/en/rules/swedish-yatzy`, context },
  ];
}
