import { exported } from '@open-yatzy/match';
import { isOfflineMatch } from '@open-yatzy/protocol';
import { offlineFilePath } from './offline-paths.ts';
import { browserShelf } from './shelf.ts';

/** A match that was played without a network as a file: this browser's, or else the server's; null where neither has it. */
export async function fileOf(match: string): Promise<string | null> {
  if (!isOfflineMatch(match)) return null;
  try {
    const kept = await (await browserShelf()).take(match);
    if (kept) return JSON.stringify(exported(kept.match, kept.log));
    const response = await fetch(offlineFilePath(match));
    return response.ok ? await response.text() : null;
  } catch (cause) {
    console.error('the match cannot be had', cause);
    return null;
  }
}
