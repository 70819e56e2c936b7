import type { MatchId, MatchState, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import type { Clock } from '../matches/clock.ts';
import type { Follower } from '../matches/ledger.ts';
import type { Matches } from '../matches/matches.ts';

/** How far behind an onlooker of a ranked match sees it, in milliseconds, so that nobody is told what is coming. */
export const onlookerDelay = 15_000;

/** Where the events of a match come from. */
export type Source = Pick<Matches, 'events' | 'follow'>;

type EventType = Recorded['event']['type'];

/** Who sits where is no secret. */
const beforePlay: ReadonlySet<EventType> = new Set<EventType>([
  'MatchCreated',
  'SeatTaken',
  'BotSeated',
  'SeatFreed',
  'MakerChanged',
  'StartCalled',
  'SeedRevealed',
  'MatchStarted',
]);
const over: ReadonlySet<EventType> = new Set<EventType>(['MatchFinished', 'MatchAbandoned', 'TableClosed']);

/** Whether a person sees the match late: in a ranked one that is not over, whoever does not sit there. */
export function isDelayedFor(
  { mode, phase, seats }: Pick<MatchState, 'mode' | 'phase' | 'seats'>,
  person: PersonId | null,
): boolean {
  const isOver = phase === 'finished' || phase === 'abandoned' || phase === 'closed';
  const sits = seats.some(({ holder }) => holder.type === 'person' && holder.person === person);
  return mode === 'ranked' && !isOver && !sits;
}

/**
 * The last of these events that an onlooker may see by `now`: all, where the match is over; else what came before play, and
 * what is old enough. 0 where there is none. They may be the end of a log of which all else is seen.
 */
export function visibleSeq(events: readonly Recorded[], now: Milliseconds): Seq {
  const isOver = events.some(({ event }) => over.has(event.type));
  const visible = events.findLast(
    ({ event, at }) => isOver || beforePlay.has(event.type) || at <= now - onlookerDelay,
  );
  return visible?.seq ?? (0 as Seq);
}

/** A log as far as an onlooker may see it. */
export function visibleEvents(events: readonly Recorded[], now: Milliseconds): readonly Recorded[] {
  const last = visibleSeq(events, now);
  return events.filter(({ seq }) => seq <= last);
}

/** The events of a match as an onlooker may see them, each when its time has come. */
export function delayed(matches: Source, clock: Clock): Source {
  return {
    async events(match, after, limit) {
      // Whether it is over may only be told by what comes after the limit.
      const visible = visibleEvents(await matches.events(match, 0 as Seq), clock.now());
      return visible.filter(({ seq }) => seq > after).slice(0, limit);
    },
    follow: (match, follower) => followLate(matches, { match, clock }, follower),
  };
}

function followLate(
  matches: Source,
  { match, clock }: { readonly match: MatchId; readonly clock: Clock },
  follower: Follower,
): () => void {
  let held: readonly Recorded[] = [];
  let callOff: (() => void) | null = null;
  const release = () => {
    callOff?.();
    callOff = null;
    const visible = visibleEvents(held, clock.now());
    held = held.slice(visible.length);
    const [next] = held;
    if (next) callOff = clock.at((next.at + onlookerDelay) as Milliseconds, release);
    if (visible.length > 0) follower(visible);
  };
  const unfollow = matches.follow(match, (events) => {
    held = [...held, ...events];
    release();
  });
  return () => {
    unfollow();
    callOff?.();
  };
}
