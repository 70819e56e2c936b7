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
  {
    version: 4,
    sql: `
      CREATE TABLE friend_links (
        maker TEXT PRIMARY KEY,
        code TEXT NOT NULL UNIQUE,
        until INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE friendships (
        person TEXT NOT NULL,
        friend TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (person, friend)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE blocks (
        person TEXT NOT NULL,
        blocked TEXT NOT NULL,
        since INTEGER NOT NULL,
        PRIMARY KEY (person, blocked)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX blocks_by_blocked ON blocks (blocked);

      CREATE TABLE table_invitations (
        invitee TEXT NOT NULL,
        match TEXT NOT NULL,
        inviter TEXT NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (invitee, match)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX table_invitations_by_inviter ON table_invitations (inviter);

      CREATE TABLE talk (
        match TEXT NOT NULL,
        n INTEGER NOT NULL,
        at INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT NOT NULL,
        name TEXT NOT NULL,
        said TEXT NOT NULL,
        PRIMARY KEY (match, n)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX talk_by_person ON talk (person);

      CREATE TABLE hushed (
        person TEXT NOT NULL,
        match TEXT NOT NULL,
        whom TEXT NOT NULL,
        PRIMARY KEY (person, match, whom)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE reports (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        reporter TEXT NOT NULL,
        against TEXT NOT NULL,
        name TEXT NOT NULL,
        match TEXT NOT NULL,
        reason TEXT NOT NULL,
        note TEXT NOT NULL,
        talk TEXT NOT NULL,
        outcome TEXT,
        UNIQUE (reporter, against, match)
      ) STRICT;
      CREATE INDEX reports_by_against ON reports (against);
      CREATE INDEX open_reports ON reports (id) WHERE outcome IS NULL;

      CREATE TABLE measures (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        operator TEXT NOT NULL,
        person TEXT NOT NULL,
        type TEXT NOT NULL,
        until INTEGER,
        why TEXT NOT NULL,
        report INTEGER NOT NULL,
        is_read INTEGER NOT NULL DEFAULT 0 CHECK (is_read IN (0, 1))
      ) STRICT;
      CREATE INDEX measures_by_person ON measures (person);
    `,
  },
  {
    version: 5,
    sql: `
      CREATE TABLE waiting (
        person TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        is_program INTEGER NOT NULL CHECK (is_program IN (0, 1)),
        rules TEXT NOT NULL,
        mode TEXT NOT NULL,
        seats INTEGER NOT NULL,
        opponent TEXT NOT NULL,
        commitment TEXT,
        since INTEGER NOT NULL,
        match TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX waiting_by_match ON waiting (match) WHERE match IS NOT NULL;

      CREATE TABLE open_tables (
        match TEXT PRIMARY KEY,
        since INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 6,
    sql: `
      CREATE TABLE record_cursor (
        one INTEGER PRIMARY KEY CHECK (one = 1),
        position INTEGER NOT NULL
      ) STRICT;

      CREATE TABLE played (
        match TEXT NOT NULL,
        seat INTEGER NOT NULL,
        person TEXT,
        bot TEXT,
        name TEXT NOT NULL,
        is_program INTEGER NOT NULL,
        at INTEGER NOT NULL,
        day INTEGER NOT NULL,
        rules TEXT NOT NULL,
        mode TEXT NOT NULL,
        ending TEXT,
        rank INTEGER NOT NULL,
        outcome TEXT NOT NULL,
        total INTEGER NOT NULL,
        is_own_card INTEGER NOT NULL,
        upper_bonus INTEGER NOT NULL,
        five_of_a_kind INTEGER NOT NULL,
        five_alikes INTEGER NOT NULL,
        strikes INTEGER NOT NULL,
        PRIMARY KEY (match, seat)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX played_by_person ON played (person, at);
      CREATE INDEX played_by_mode ON played (mode, rules, at);

      CREATE TABLE rated (
        match TEXT NOT NULL,
        person TEXT NOT NULL,
        rules TEXT NOT NULL,
        at INTEGER NOT NULL,
        season INTEGER NOT NULL,
        games INTEGER NOT NULL,
        mu_before REAL NOT NULL,
        sigma_before REAL NOT NULL,
        mu REAL NOT NULL,
        sigma REAL NOT NULL,
        PRIMARY KEY (match, person)
      ) STRICT, WITHOUT ROWID;
      CREATE UNIQUE INDEX rated_by_person ON rated (person, rules, games);
      CREATE INDEX rated_by_season ON rated (rules, season);

      CREATE TABLE ledger (
        cause TEXT NOT NULL,
        account TEXT NOT NULL,
        at INTEGER NOT NULL,
        amount INTEGER NOT NULL CHECK (amount <> 0),
        PRIMARY KEY (cause, account)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX ledger_by_account ON ledger (account, at);

      CREATE TABLE achieved (
        person TEXT NOT NULL,
        achievement TEXT NOT NULL,
        match TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (person, achievement)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX achieved_by_match ON achieved (match);

      CREATE TABLE record_people (
        person TEXT PRIMARY KEY,
        kept_at INTEGER,
        deleted_at INTEGER
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE looks_owned (
        person TEXT NOT NULL,
        look TEXT NOT NULL,
        at INTEGER NOT NULL,
        PRIMARY KEY (person, look)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE looks_worn (
        person TEXT NOT NULL,
        kind TEXT NOT NULL,
        look TEXT NOT NULL,
        PRIMARY KEY (person, kind)
      ) STRICT, WITHOUT ROWID;

      CREATE TABLE reviewed (
        match TEXT NOT NULL,
        seat INTEGER NOT NULL,
        lost REAL NOT NULL,
        PRIMARY KEY (match, seat)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 7,
    sql: `
      CREATE TABLE pads (
        pad TEXT PRIMARY KEY,
        changed INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX pads_by_change ON pads (changed);

      CREATE TABLE pad_events (
        pad TEXT NOT NULL,
        seq INTEGER NOT NULL CHECK (seq > 0),
        id TEXT NOT NULL,
        event TEXT NOT NULL,
        PRIMARY KEY (pad, seq),
        UNIQUE (pad, id)
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 8,
    sql: `
      CREATE TABLE wap_sessions (
        token_hash TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        match TEXT NOT NULL,
        until INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX wap_sessions_by_end ON wap_sessions (until);

      CREATE TABLE table_codes (
        code TEXT PRIMARY KEY,
        match TEXT NOT NULL UNIQUE,
        since INTEGER NOT NULL
      ) STRICT, WITHOUT ROWID;
    `,
  },
  {
    version: 9,
    sql: `
      CREATE TABLE offline_games (
        person TEXT NOT NULL,
        match TEXT NOT NULL,
        at INTEGER NOT NULL,
        game TEXT NOT NULL,
        file BLOB NOT NULL,
        PRIMARY KEY (person, match)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX offline_games_by_time ON offline_games (person, at);
    `,
  },
];

/** SHA-256 of a step, by which a database remembers what was done to it. */
export function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
