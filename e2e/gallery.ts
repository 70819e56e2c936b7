import type { Page } from 'playwright-core';

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
