import type { Milliseconds } from '@open-yatzy/match';
import { mostPadEvents, type PadEvent } from '@open-yatzy/protocol';
import type { PadAppend, PadStore } from './pad-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** Shared score pads in SQLite. */
export class SqlitePadStore implements PadStore {
  readonly #db: SqliteDatabase;

  constructor(db: SqliteDatabase) {
    this.#db = db;
  }

  append({ pad, events, at }: PadAppend): ReturnType<PadStore['append']> {
    return this.#db.write(() => {
      const had = this.#count(pad);
      if (had === 0 && events[0]?.type !== 'PadOpened') return 'unknown';
      const isKnown = this.#db.sql('SELECT 1 FROM pad_events WHERE pad = ? AND id = ?');
      const added = events.filter(({ id }) => isKnown.get(pad, id) === undefined);
      if (had + added.length > mostPadEvents) return 'full';
      const insert = this.#db.sql('INSERT INTO pad_events (pad, seq, id, event) VALUES (?, ?, ?, ?)');
      for (const [index, event] of added.entries())
        insert.run(pad, had + index + 1, event.id, JSON.stringify(event));
      if (added.length > 0)
        this.#db
          .sql(
            'INSERT INTO pads (pad, changed) VALUES (?, ?) ON CONFLICT (pad) DO UPDATE SET changed = excluded.changed',
          )
          .run(pad, at);
      return 'appended';
    });
  }

  async read(pad: string, after: number): ReturnType<PadStore['read']> {
    const all = this.#count(pad);
    if (all === 0) return null;
    const rows = this.#db
      .sql('SELECT event FROM pad_events WHERE pad = ? AND seq > ? ORDER BY seq')
      .all(pad, after);
    return { all, events: rows.map(({ event }) => JSON.parse(String(event)) as PadEvent) };
  }

  async forget(before: Milliseconds): Promise<void> {
    await this.#db.write(() => {
      this.#db
        .sql('DELETE FROM pad_events WHERE pad IN (SELECT pad FROM pads WHERE changed < ?)')
        .run(before);
      this.#db.sql('DELETE FROM pads WHERE changed < ?').run(before);
    });
  }

  #count(pad: string): number {
    return Number(this.#db.sql('SELECT count(*) AS n FROM pad_events WHERE pad = ?').get(pad)?.n);
  }
}
