import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { TestServer } from './server.ts';

let browser: Browser;
let server: TestServer;

beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), TestServer.start()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

/** Whom a key proves, as the API says it. */
async function whoHas(key: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const response = await fetch(`${server.origin}/api/me`, { headers: { authorization: `Bearer ${key}` } });
  return { status: response.status, body: await response.json() };
}

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).include('.programs').analyze();
  return found.map(({ id }) => id);
}

test.for([true, false])(
  'someone makes a program, gives it a new key and removes it, with scripts: %s',
  async (javaScriptEnabled) => {
    const viewport = { width: 360, height: 640 };
    const context = await browser.newContext({ viewport, locale: 'en-GB', javaScriptEnabled });
    const page = await context.newPage();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${server.origin}/en/account`);
    await press('Save the name');
    await page.getByRole('heading', { name: 'Programs' }).waitFor();

    await page.getByLabel('Name of the program').fill('Robot');
    await press('Make a program');
    const key = (await page.locator('output').textContent()) ?? '';
    expect(await whoHas(key)).toMatchObject({ status: 200, body: { name: 'Robot', kind: 'program' } });
    const width = await page.locator('html').evaluate((html) => html.scrollWidth);
    expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width);
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);

    await page.goto(`${server.origin}/en/account`);
    expect(await page.content(), 'shown once').not.toContain(key);
    await press('New key for Robot');
    const next = (await page.locator('output').textContent()) ?? '';
    expect(await whoHas(key)).toMatchObject({ status: 401 });
    expect(await whoHas(next)).toMatchObject({ status: 200 });

    await press('Remove Robot');
    await page.getByText('Robot').waitFor({ state: 'detached' });
    expect(await whoHas(next)).toMatchObject({ status: 401 });
    await context.close();
  },
);
