import type { Page } from 'playwright-core';

/** Makes each word of a page longer by a share of its letters: another language may need as many. */
export async function lengthenWords(page: Page, share: number): Promise<void> {
  await page.locator('body').evaluate((body, more) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (text.parentElement?.closest('script, style, noscript')) continue;
      text.nodeValue = (text.nodeValue ?? '').replace(/\p{L}{3,}/gu, (word) => {
        const added = Math.round(word.length * more);
        return word + 'o'.repeat(added);
      });
    }
  }, share);
}

/** Texts that a page cuts off, lets out of their button, field or row, or has beyond its edge: each with why. */
export function brokenTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** Half a pixel is lost in rounding, and letters may lean a little out of their box. */
    const slack = 1.5;
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      found.push(`the page is ${root.scrollWidth} px wide, of ${root.clientWidth}`);

    /** Also what is there for ears alone. */
    function isUnseen(element: Element): boolean {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return true;
      return false;
    }

    const exceeds = (inner: DOMRect, outer: DOMRect, { x, y }: { x: boolean; y: boolean }) =>
      (x && (inner.left < outer.left - slack || inner.right > outer.right + slack)) ||
      (y && (inner.top < outer.top - slack || inner.bottom > outer.bottom + slack));

    /** The part of the way up that the text does not fit into. */
    function cutBy(rect: DOMRect, from: Element): string | null {
      for (let at: Element | null = from; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, display } = getComputedStyle(at);
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        const holds = at.matches('button, td, th, label, summary, .button, [role="button"]');
        const box = at.getBoundingClientRect();
        const axes = { x: holds || cuts(overflowX), y: cuts(overflowY) };
        if (display !== 'inline' && display !== 'contents' && exceeds(rect, box, axes))
          return `${at.localName}.${at.classList[0] ?? ''}`;
        if (scrolls(overflowX) || scrolls(overflowY)) return null;
      }
      return null;
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || isUnseen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const rect of range.getClientRects()) {
        if (rect.width < 2 || rect.height < 2) continue;
        const by = cutBy(rect, parent);
        if (by) found.push(`${by} does not hold: ${text.nodeValue.trim()}`);
      }
    }
    return [...new Set(found)];
  });
}
