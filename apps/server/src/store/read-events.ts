import type { DatabaseSync } from 'node:sqlite';
import type { CommandId, Event, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';

/** Which events: those after a seq, and how many of them at most. */
interface Part {
  readonly after: Seq;
  readonly limit?: number | undefined;
}

/** A match's events, in order. */
export function readEvents(db: DatabaseSync, match: MatchId, { after, limit }: Part): readonly Recorded[] {
  const rows = db
    .prepare(
      'SELECT seq, at, by, command, event FROM events WHERE match = ? AND seq > ? ORDER BY seq LIMIT ?',
    )
    .all(match, after, limit ?? -1);
  return rows.map((row) => ({
    seq: row.seq as Seq,
    at: row.at as Milliseconds,
    by: row.by as PersonId | 'server',
    command: row.command as CommandId | null,
    event: JSON.parse(row.event as string) as Event,
  }));
}
