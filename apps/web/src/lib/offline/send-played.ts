import { exported, replay } from '@open-yatzy/match';
import { offlineFilePath } from './offline-paths.ts';
import { browserShelf, type KeptMatch, type Shelf } from './shelf.ts';

/** Matches that stay on this device, to be looked back on, once the server has them. */
const mostKept = 20;

function phaseOf({ log }: KeptMatch) {
  return replay(log)?.phase;
}

/** What is no game of this app, or too long for one, is not asked about again: it would hold up all others. */
const neverTaken = [413, 422];

/** Whether the server has the match now, or never will take it. */
async function send({ match, log }: KeptMatch, token: string): Promise<boolean> {
  const body = new FormData();
  body.set('token', token);
  body.set('file', JSON.stringify(exported(match, log)));
  const response = await fetch(offlineFilePath(match), { method: 'POST', body });
  return response.ok || neverTaken.includes(response.status);
}

/** Keeps what goes on and what is new, and of what was brought in the latest. */
async function tidy(shelf: Shelf): Promise<void> {
  const over = (await shelf.all()).filter((kept) => kept.isSent || phaseOf(kept) === 'abandoned');
  const oldest = over.toSorted((a, b) => (b.log.at(-1)?.at ?? 0) - (a.log.at(-1)?.at ?? 0)).slice(mostKept);
  for (const { match } of oldest) await shelf.drop(match);
}

/** Brings what was played to its end without a network into the history of whoever this browser is now. */
export async function sendPlayed(token: string): Promise<void> {
  const shelf = await browserShelf();
  const unsent = (await shelf.all()).filter((kept) => !kept.isSent && phaseOf(kept) === 'finished');
  for (const kept of unsent) {
    if (!(await send(kept, token))) break;
    await shelf.markSent(kept.match);
  }
  await tidy(shelf);
}
