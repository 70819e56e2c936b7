import type { Page } from 'playwright-core';
import { boxName, type Catalog } from '../packages/i18n/src/index.ts';
import type { Event } from '../packages/match/src/index.ts';

/** What a person hears at a table who does not see it: what a screen reader is told, and by what names. */

declare global {
  interface Window {
    heard: string[];
  }
}

/** Begins to write down what the live region says, from what it says next. */
export async function listen(page: Page): Promise<void> {
  await page.locator('main > [aria-live="polite"]').evaluate((region) => {
    window.heard = [];
    new MutationObserver(() => window.heard.push(region.textContent.trim())).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
}

export const heard = (page: Page): Promise<string[]> => page.evaluate(() => window.heard);

interface Company {
  readonly catalog: Catalog;
  readonly ruleSet: string;
  readonly names: readonly string[];
  /** The seat of who listens. */
  readonly own: number;
}

/** Without a clock; of the last turn only what was written. */
function turnWords({ catalog, names, own }: Company, seat: number | null): string {
  if (seat === null) return '';
  return ` ${seat === own ? catalog.table.ears.yourTurn(null) : catalog.table.ears.otherTurn(names[seat] ?? '')}`;
}

/** The sentences that a match between two seats brings, out of its log. */
export function sentences(events: readonly Event[], company: Company): string[] {
  const { catalog, ruleSet, names, own } = company;
  const { table } = catalog;
  const lastWritten = events.findLastIndex(({ type }) => type === 'BoxWritten');
  const isOver = events.some(({ type }) => type === 'MatchFinished');
  const spoken = (faces: readonly number[]) => faces.map((face) => table.faces[face - 1]).join(', ');
  return events.flatMap((event, index) => {
    if (event.type === 'DiceRolled' && event.seat === own) {
      const kept = event.keep.map((position) => event.dice[position] ?? 0);
      return [table.ears.rolled(event.roll, spoken(event.dice), spoken(kept))];
    }
    if (event.type !== 'BoxWritten') return [];
    const name = names[event.seat] ?? '';
    const box = boxName(catalog, ruleSet, event.box);
    const { points, bonus } = event;
    const wrote =
      bonus > 0
        ? table.wroteBonus({ name, box, points, bonus })
        : points > 0
          ? table.wrote(name, box, points)
          : table.struck(name, box);
    const next = isOver && index === lastWritten ? null : 1 - event.seat;
    return [`${wrote}.${turnWords(company, next)}`];
  });
}

/** What has the focus: its role or tag, and its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'nothing';
    const kind = at instanceof HTMLInputElement ? at.type : at.localName;
    return `${kind}: ${at.ariaLabel ?? at.textContent.trim()}`;
  });
}
