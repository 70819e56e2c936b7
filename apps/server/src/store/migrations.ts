import { createHash } from 'node:crypto';

export interface Migration {
  readonly version: number;
  readonly sql: string;
}

/** Steps from an empty database to the present schema. A released step is frozen: what must change comes as a new one. */
export const migrations: readonly Migration[] = [
  {
    version: 1,
    sql: `
      CREATE TABLE events (
        match TEXT NOT NULL,
        seq INTEGER NOT NULL CHECK (seq > 0),
        at INTEGER NOT NULL,
        by TEXT NOT NULL,
        command TEXT,
        event TEXT NOT NULL,
        PRIMARY KEY (match, seq)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE due (
        match TEXT PRIMARY KEY,
        seq INTEGER NOT NULL,
        due INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX due_by_time ON due (due);

      CREATE TABLE sitting (
        person TEXT NOT NULL,
        match TEXT NOT NULL,
        away INTEGER NOT NULL CHECK (away IN (0, 1)),
        PRIMARY KEY (person, match)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sitting_by_match ON sitting (match);

      CREATE TABLE secrets (
        match TEXT PRIMARY KEY,
        secret TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE persons (
        id TEXT PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        name TEXT NOT NULL,
        since INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 2,
    sql: `
      CREATE TABLE chronicle (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        at INTEGER NOT NULL,
        fact TEXT NOT NULL
      ) STRICT;
      INSERT INTO chronicle (key, at, fact)
        SELECT 'match ' || match, at, json_object('type', 'MatchFinished', 'match', match) FROM events
        WHERE json_extract(event, '$.type') = 'MatchFinished' ORDER BY at, match;
    `,
  },
];

/** SHA-256 of a step, by which a database remembers what was done to it. */
export function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
