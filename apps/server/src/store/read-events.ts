import type { StatementSync } from 'node:sqlite';
import type { CommandId, Event, MatchId, Milliseconds, PersonId, Recorded, Seq } from '@open-yatzy/match';

/** Where statements are prepared: a connection, or the store's. */
type Source = { prepare(text: string): StatementSync } | { sql(text: string): StatementSync };

/** Which events: those after a seq, and how many of them at most. */
interface Part {
  readonly after: Seq;
  readonly limit?: number | undefined;
}

/** A match's events, in order. */
export function readEvents(db: Source, match: MatchId, { after, limit }: Part): readonly Recorded[] {
  const text =
    'SELECT seq, at, by, command, event FROM events WHERE match = ? AND seq > ? ORDER BY seq LIMIT ?';
  const rows = ('sql' in db ? db.sql(text) : db.prepare(text)).all(match, after, limit ?? -1);
  return rows.map((row) => ({
    seq: row.seq as Seq,
    at: row.at as Milliseconds,
    by: row.by as PersonId | 'server',
    command: row.command as CommandId | null,
    event: JSON.parse(row.event as string) as Event,
  }));
}
