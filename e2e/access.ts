import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { atRest } from './table.ts';

/**
 * What axe finds wrong with a page, or with a part of it, once nothing moves: each a rule and an element.
 * `more` are rules that are off by themselves.
 */
export async function violations(page: Page, part = 'html', more: readonly string[] = []): Promise<string[]> {
  await atRest(page);
  // Run within the page: the package that asks the browser from outside takes ten times as long.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([within, added]) => {
      const inPage = (window as unknown as { axe: typeof axe }).axe;
      const rules = Object.fromEntries(added.map((id) => [id, { enabled: true }]));
      const { violations: found } = await inPage.run(within, { resultTypes: ['violations'], rules });
      return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    },
    [part, more] as const,
  );
}
