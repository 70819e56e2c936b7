import { type MatchState, replay } from '@open-yatzy/match';
import { thisDevice } from '@open-yatzy/protocol';
import { ongoingMatch } from '../home/ongoing.ts';
import { hasKeptMatches } from './memory.ts';
import { browserShelf, type KeptMatch } from './shelf.ts';

/** A match that this browser holds, as a list shows it. */
export interface KeptSummary {
  readonly match: string;
  readonly rules: string;
  readonly isDevice: boolean;
  /** Whom it is played against, or on one device all who play. */
  readonly names: readonly string[];
  /** null once it is over. */
  readonly round: number | null;
  readonly isSent: boolean;
  readonly changedAt: number;
}

function summaryOf(state: MatchState, { isSent }: KeptMatch): KeptSummary {
  const { match, rules, names } = ongoingMatch(state, thisDevice);
  return {
    ...{ match, rules, names, isSent },
    isDevice: state.access === 'device',
    round: state.turn?.number ?? null,
    changedAt: state.changedAt,
  };
}

/** What goes on and what was played to its end, the latest first; nothing where the browser keeps nothing. */
export async function keptMatches(): Promise<readonly KeptSummary[]> {
  if (!hasKeptMatches()) return [];
  try {
    const all = await (await browserShelf()).all();
    return all
      .flatMap((kept) => {
        const state = replay(kept.log);
        return state && state.phase !== 'abandoned' ? [summaryOf(state, kept)] : [];
      })
      .toSorted((a, b) => b.changedAt - a.changedAt);
  } catch (cause) {
    console.error('the matches of this device cannot be had', cause);
    return [];
  }
}
