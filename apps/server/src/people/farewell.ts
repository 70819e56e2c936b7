import type { MatchId, MatchState, PersonId } from '@open-yatzy/match';
import type { ClientCommand } from '@open-yatzy/protocol';
import type { Matches } from '../matches/matches.ts';
import { newSessionId } from './secrets.ts';

/** What lets a person's seat go: they give up what is being played, and get up from a table that waits. */
function leaving({ phase, seq, access }: MatchState): ClientCommand {
  const fence = { at: seq, id: newSessionId() };
  const type = phase === 'playing' && access !== 'device' ? 'resign' : 'leave';
  return { type, ...fence };
}

/** Takes a person out of every match of theirs that is not over. */
export async function leaveAll(
  person: PersonId,
  unfinished: readonly MatchId[],
  matches: Pick<Matches, 'load' | 'send'>,
): Promise<void> {
  for (const match of unfinished) {
    const state = await matches.load(match);
    // Refused only where the match is over by now.
    if (state) await matches.send(match, person, leaving(state));
  }
}
