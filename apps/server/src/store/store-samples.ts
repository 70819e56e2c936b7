import type { MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';
import type { Append } from './store.ts';

/** An event of no meaning: a store does not look into it. */
export function recordedEvent(number: number): Recorded {
  return {
    seq: number as Seq,
    at: (1000 + number) as Milliseconds,
    by: 'ada' as PersonId,
    command: null,
    event: { type: 'EndProposed', seat: number },
  };
}

/** An append of these events where the match stands just before them. */
export function appendOf(events: readonly Recorded[], rest: Partial<Append> = {}): Append {
  const after = ((events[0]?.seq ?? 1) - 1) as Seq;
  return { match: 'mmmmmmmmmmmm' as MatchId, after, events, due: null, people: null, ...rest };
}
