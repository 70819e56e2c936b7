import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { atRest } from './table.ts';

/** The page that shows every part of the game in each of its states. */
export const galleryPath = '/sv/gallery';

/** Has what names a state by `data-force` be in it: under a pointer, pressed, or with the focus by keyboard. */
export async function force(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '[data-force]',
  });
  for (const nodeId of nodeIds) {
    const { attributes } = await session.send('DOM.getAttributes', { nodeId });
    const state = attributes[attributes.indexOf('data-force') + 1] ?? '';
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
  }
}

/** The gallery as it was when it was last looked at: `npm run pictures -- gallery` takes it anew. */
export const storedPicture = fileURLToPath(
  new URL('../docs/pictures/gallery-phone-light.png', import.meta.url),
);

/** The whole gallery on a phone, with every state, as a PNG of half its size. */
export async function picture(browser: Browser, origin: string): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 640 },
    deviceScaleFactor: 0.5,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(origin + galleryPath, { waitUntil: 'networkidle' });
  await force(page);
  await atRest(page);
  const taken = await page.screenshot({ fullPage: true });
  await context.close();
  return taken;
}
