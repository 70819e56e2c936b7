import { createHash } from 'node:crypto';
import { languages } from '@open-yatzy/i18n';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { Stage } from './stage.ts';
import * as table from './table.ts';

const stage = Stage.set();
let page: Page;

beforeAll(async () => {
  page = await (await stage.stay()).newPage();
});

const meta = (name: string) =>
  page.locator(`meta[property="${name}"], meta[name="${name}"]`).first().getAttribute('content');
/** What an address of this page leads to here, whatever host it names. */
const here = (address: string | null) => stage.origin + new URL(address ?? '').pathname;

/** The picture at an address, by what it is: its type, its size in pixels, and a print of it. */
async function picture(address: string) {
  const answer = await fetch(address);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const view = new DataView(bytes.buffer);
  return {
    status: answer.status,
    headers: answer.headers,
    size: answer.ok ? [view.getUint32(16), view.getUint32(20)] : null,
    print: createHash('sha256').update(bytes).digest('hex'),
  };
}

test('every page of the sitemap is there, names itself and its like, and is shown by a picture', async () => {
  const map = await (await fetch(`${stage.origin}/sitemap.xml`)).text();
  const robots = await (await fetch(`${stage.origin}/robots.txt`)).text();
  expect(robots).toMatch(/^Sitemap: http.+\/sitemap\.xml$/m);
  const places = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, place]) => place ?? []);
  expect(places.length).toBeGreaterThan(30);
  const prints = new Map<string, string>();
  for (const place of places) {
    const answer = await page.goto(here(place));
    expect(answer?.status(), place).toBe(200);
    expect(new URL(page.url()).pathname, 'no detour').toBe(new URL(place).pathname);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(place);
    expect(await page.locator('link[rel="alternate"][hreflang]').count()).toBe(languages.length + 1);
    expect(await page.locator('meta[name="robots"]').count(), place).toBe(0);
    expect(await page.title()).not.toBe('');
    expect((await meta('og:description'))?.length, place).toBeGreaterThan(40);
    const image = here(await meta('og:image'));
    if (!prints.has(image)) {
      const { status, size, print } = await picture(image);
      expect({ status, size }, image).toEqual({ status: 200, size: [1200, 630] });
      prints.set(image, print);
    }
  }
  expect(new Set(prints.values()).size, 'no two pictures alike').toBe(prints.size);
});

test.each(['/en/account', '/sv/vanner', '/de/operator', '/en/nowhere'])(
  '%s is not to be found',
  async (path) => {
    await page.goto(stage.origin + path);
    expect(await meta('robots')).toBe('noindex');
  },
);

describe('the link of a table', () => {
  let link: string;
  let asInvitation: string;

  test('invites by the rules as long as it is not played out', async () => {
    await table.openTable(page, stage.origin, { rules: 'joker-13', company: 'bots', language: 'en' });
    link = page.url();
    expect(await page.locator('meta[name="robots"]').count(), 'it may be found').toBe(0);
    const image = here(await meta('og:image'));
    asInvitation = (await picture(image)).print;
    expect(asInvitation).toBe((await picture(`${stage.origin}/en/rules/joker-yatzy/picture.png`)).print);
  });

  test('leads to the table from any page of ours, in its own language', async () => {
    const { pathname } = new URL(link);
    await page.goto(`${stage.origin}/en`);
    await page.evaluate(
      (href) => {
        const shared = Object.assign(document.createElement('a'), { href, textContent: 'shared' });
        document.body.append(shared);
      },
      pathname.replace('/en/', '/sv/'),
    );
    // The word is another language's, so the server leads on while the page is being changed.
    await page.getByText('shared').click();
    await page.waitForURL(/\/sv\/bord\//);
    await table.rollButton(page).waitFor();
    await page.goto(link);
  });

  test('then shows how it ended, and offers the picture at the end', async () => {
    await table.playOn(page);
    const share = page.getByRole('link', { name: 'Share the result' });
    const image = stage.origin + (await share.getAttribute('href'));
    const result = await picture(image);
    expect(result).toMatchObject({ status: 200, size: [1200, 630] });
    expect(result.print).not.toBe(asInvitation);
    expect(result.headers.get('set-cookie')).toBeNull();
    expect(result.headers.get('cache-control')).toMatch(/^public/);
    expect(result.headers.get('x-robots-tag')).toBe('noindex');
    const again = await picture(image);
    expect(again.print).toBe(result.print);
    const download = page.waitForEvent('download');
    await share.click();
    expect((await download).suggestedFilename()).toBe('open-yatzy.png');
    const visitor = await (await fetch(link)).text();
    expect(visitor, 'how people did is not to be found').toContain('<meta name="robots" content="noindex"');
    expect(visitor).toMatch(/og:description" content="[^"]+ \d+, [^"]+ \d+"/);
  });

  test('of a table that is not there has no picture', async () => {
    expect((await picture(`${stage.origin}/en/table/nowhere/picture.png`)).status).toBe(404);
    expect((await picture(`${stage.origin}/en/nowhere/picture.png`)).status).toBe(404);
  });
});

test('a profile is shown by a picture of its own', async () => {
  await page.goto(`${stage.origin}/en/ranking`);
  const profile = await page.getByRole('link', { name: 'Your profile' }).getAttribute('href');
  const { status, size } = await picture(`${stage.origin}${profile}/picture.png`);
  expect({ status, size }).toEqual({ status: 200, size: [1200, 630] });
});
