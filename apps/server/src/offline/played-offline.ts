import {
  type ExportedMatch,
  isNickname,
  type MatchState,
  type Recorded,
  replay,
  ruleSetHash,
  verify,
} from '@open-yatzy/match';
import { isOfflineMatch, type OfflineGame, thisDevice } from '@open-yatzy/protocol';
import { findRuleSet, totals } from '@open-yatzy/rules';

/** How far a device's clock may be ahead of ours, in milliseconds. */
const clockSlack = 24 * 60 * 60 * 1000;

/** By rules that are ours, among the one who holds the device and bots, with nothing at stake. */
function isOfOurKind({ match, ruleSet, ruleSetHash: hash, mode, clock, access, seats, maker }: MatchState) {
  const known = findRuleSet(ruleSet.id);
  return (
    isOfflineMatch(match) &&
    known !== undefined &&
    ruleSetHash(known) === hash &&
    mode === 'normal' &&
    clock === null &&
    (access === 'device' || access === 'link') &&
    maker === thisDevice &&
    seats.every(({ holder }) => {
      if (holder.type === 'nobody' || !isNickname(holder.name)) return false;
      return holder.type === 'bot' || (holder.person === thisDevice && !holder.program);
    })
  );
}

/** Whether events lie in time one after the other, and none of them in the future. */
function isInTime(events: readonly Recorded[], now: number): boolean {
  return events.every(({ at }, index) => at >= (events[index - 1]?.at ?? 0) && at <= now + clockSlack);
}

/**
 * A match that says it was played without a network, if all in it follows from its secret and its rules: each die, each
 * point, the result. That nobody chose among many such matches this cannot show. Takes anything; null for what is none.
 */
export function playedOffline(file: unknown, now: number): ExportedMatch | null {
  if (verify(file).length > 0) return null;
  const match = file as ExportedMatch;
  const state = replay(match.events);
  if (state?.phase !== 'finished' || !isOfOurKind(state) || !isInTime(match.events, now)) return null;
  const { format, version, events } = match;
  return { format, version, match: state.match, events };
}

/** How its person's list of games shows it. On one device the first seat is theirs. */
export function offlineGame({ match, events }: ExportedMatch): OfflineGame {
  const state = replay(events);
  const seat = state?.seats.findIndex(({ holder }) => holder.type === 'person') ?? -1;
  const own = state?.seats[seat];
  const result = state?.results?.[seat];
  const end = events.findLast(({ event }) => event.type === 'MatchFinished');
  if (!state || !own || !result || !end)
    throw new Error(`match ${match}: expected one that was played to its end`);
  const { rank, outcome } = result;
  const shown = state.seats.filter((each) => state.access === 'device' || each !== own);
  return {
    match: state.match,
    at: end.at,
    rules: state.ruleSet.id,
    rank,
    outcome,
    total: totals(state.ruleSet, own.card, own.bonuses).total,
    names: shown.flatMap(({ holder }) => (holder.type === 'nobody' ? [] : [holder.name])),
  };
}
