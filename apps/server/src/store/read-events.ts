import type { DatabaseSync } from 'node:sqlite';
import type { CommandId, Event, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';

/** A match's events after `after`, in order. */
export function readEvents(db: DatabaseSync, match: MatchId, after: Seq): readonly Recorded[] {
  const rows = db
    .prepare('SELECT seq, at, by, command, event FROM events WHERE match = ? AND seq > ? ORDER BY seq')
    .all(match, after);
  return rows.map((row) => ({
    seq: row.seq as Seq,
    at: row.at as Milliseconds,
    by: row.by as PersonId | 'server',
    command: row.command as CommandId | null,
    event: JSON.parse(row.event as string) as Event,
  }));
}
