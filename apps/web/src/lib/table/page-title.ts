import { type Catalog, ruleSetWords } from '@open-yatzy/i18n';
import type { MatchState } from '@open-yatzy/match';

/** What the browser's tab is called; `isActing` where whoever looks is to move. */
export function tableTitle(catalog: Catalog, { phase, ruleSet }: MatchState, isActing: boolean): string {
  const { name } = ruleSetWords(catalog, ruleSet.id);
  if (phase === 'waiting') return catalog.room.title(name);
  if (phase === 'closed') return catalog.table.end.closed;
  return isActing ? `${catalog.table.yourTurn} – ${name}` : catalog.table.title(name);
}
