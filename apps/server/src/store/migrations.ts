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
  {
    version: 3,
    sql: `
      ALTER TABLE persons RENAME TO persons_of_one_device;
      CREATE TABLE persons (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        kind TEXT NOT NULL CHECK (kind IN ('person', 'program')),
        owner TEXT,
        kept_at INTEGER,
        is_operator INTEGER NOT NULL DEFAULT 0 CHECK (is_operator IN (0, 1)),
        since INTEGER NOT NULL,
        CHECK ((kind = 'program') = (owner IS NOT NULL))
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX persons_by_owner ON persons (owner) WHERE owner IS NOT NULL;

      CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        token_hash TEXT NOT NULL UNIQUE,
        person TEXT NOT NULL,
        device TEXT NOT NULL,
        since INTEGER NOT NULL,
        seen INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sessions_by_person ON sessions (person);

      INSERT INTO persons (id, name, kind, since) SELECT id, name, 'person', since FROM persons_of_one_device;
      INSERT INTO sessions (id, token_hash, person, device, since, seen)
        SELECT lower(hex(randomblob(6))), token_hash, id, '', since, since FROM persons_of_one_device;
      DROP TABLE persons_of_one_device;

      CREATE TABLE passkeys (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        public_key BLOB NOT NULL,
        counter INTEGER NOT NULL,
        transports TEXT NOT NULL,
        label TEXT NOT NULL,
        since INTEGER NOT NULL,
        used INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX passkeys_by_person ON passkeys (person);

      CREATE TABLE recovery_codes (
        person TEXT PRIMARY KEY,
        code_hash TEXT NOT NULL UNIQUE,
        since INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE seated (
        person TEXT NOT NULL,
        match TEXT NOT NULL,
        PRIMARY KEY (person, match)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO seated (person, match)
        SELECT DISTINCT json_extract(event, '$.person'), match FROM events
        WHERE json_extract(event, '$.type') = 'SeatTaken';
    `,
  },
];

/** SHA-256 of a step, by which a database remembers what was done to it. */
export function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
