import type { Page } from 'playwright-core';

/** Opens a page whose scripts stay away, as on a slow network, until what comes back is called. */
export async function openAhead(page: Page, url: string): Promise<() => void> {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await allowed;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  return allow;
}
