import type { Proposal } from '@open-yatzy/match';
import { type View, wayFrom } from './view.ts';
import { deck, type Markup, plain, shortName } from './wml.ts';

/** What someone else at the table proposes, in a sentence; null where nobody does. */
export function proposedTo({
  state,
  seat,
  speech,
}: View): { readonly what: Proposal; readonly words: string } | null {
  const asking = state.seats.find(({ proposes }, number) => number !== seat.number && proposes !== null);
  if (!asking?.proposes || asking.holder.type === 'nobody' || seat.resigned) return null;
  const what = asking.proposes;
  return { what, words: speech.catalog.table.agreement.proposes[what](shortName(asking.holder.name)) };
}

/** Leads from a turn to what is proposed. */
export function proposalLine(view: View): Markup | null {
  const proposed = proposedTo(view);
  return proposed && wayFrom(view.base)('proposal', proposed.words);
}

/** Asks for an answer; null where nothing is proposed. */
export function proposalDeck(view: View): string | null {
  const way = wayFrom(view.base);
  const proposed = proposedTo(view);
  const { turn, seq } = view.state;
  if (!proposed || !turn) return null;
  const { agreement } = view.speech.catalog.table;
  // Within a turn the same may be proposed more than once, and each time is answered.
  const answer = (yes: number) => `answer?a=${seq}&w=${proposed.what}&y=${yes}`;
  return deck({
    id: 'proposal',
    title: view.speech.catalog.table.menu.title,
    lines: [
      plain(proposed.words),
      way(answer(1), agreement.accept, 1),
      way(answer(0), agreement.decline, 2),
      way('table', view.speech.words.back, 0),
    ],
  });
}

/** Whether this seat can still be given up; on one device nobody can. */
export function mayResign({ state, seat }: View): boolean {
  return state.phase === 'playing' && state.access !== 'device' && !seat.resigned;
}

/** Asks once more. */
export function resignDeck(view: View): string {
  const way = wayFrom(view.base);
  const { menu } = view.speech.catalog.table;
  return deck({
    id: 'resign',
    title: menu.resign,
    lines: [
      plain(menu.resignWhat),
      way('resign?y=1', menu.resignNow, 1),
      way('table', view.speech.words.back, 0),
    ],
  });
}
