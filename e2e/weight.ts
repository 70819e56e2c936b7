import { gzipSync } from 'node:zlib';
import type { BrowserContext, Response } from 'playwright-core';

/** Bytes that a page loads until it is at rest and nobody has touched it; all but fonts gzipped. */
export interface Weight {
  readonly scripts: number;
  readonly markup: number;
  readonly fonts: number;
}

/** The network is silent before what a page does later of itself. */
const restMs = 4000;

async function bytesOf(response: Response): Promise<number> {
  if (response.status() >= 300) return 0;
  const body = await response.body();
  return response.request().resourceType() === 'font' ? body.length : gzipSync(body, { level: 9 }).length;
}

/** Of a page as someone meets it who has been here before. */
export async function weigh({
  context,
  url,
}: {
  readonly context: BrowserContext;
  readonly url: string;
}): Promise<Weight> {
  const page = await context.newPage();
  // A route, even one that changes nothing, keeps the browser's cache out of it.
  await page.route('**', (route) => route.continue());
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  const sum = async (...types: readonly string[]) => {
    const all = responses.filter((response) => types.includes(response.request().resourceType()));
    return (await Promise.all(all.map(bytesOf))).reduce((total, each) => total + each, 0);
  };
  const weight = {
    scripts: await sum('script'),
    markup: await sum('document', 'stylesheet'),
    fonts: await sum('font'),
  };
  await page.close();
  return weight;
}
