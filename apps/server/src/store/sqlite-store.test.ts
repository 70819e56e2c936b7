import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse } from './lock.ts';
import { checksum, migrations } from './migrations.ts';
import { migrate, SchemaError } from './schema.ts';
import { databaseFile } from './sqlite-database.ts';
import { SqliteStore } from './sqlite-store.ts';
import { describeStore } from './store-contract.ts';

const makeFolder = () => mkdtemp(join(tmpdir(), 'open-yatzy-store-'));

describeStore('SQLite', async () => {
  const folder = await makeFolder();
  return {
    open: async () => new SqliteStore(folder),
    remove: () => rm(folder, { recursive: true }),
  };
});

describe('SQLite store', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('a second store in the same folder is refused, until the first is closed', async () => {
    const first = new SqliteStore(folder);
    expect(() => new SqliteStore(folder)).toThrow(FolderInUse);
    expect(() => new SqliteStore(folder)).toThrow(folder);
    await first.close();
    await new SqliteStore(folder).close();
  });

  test('commits are durable: write-ahead log, full synchronous', async () => {
    const store = new SqliteStore(folder);
    const db = new DatabaseSync(join(folder, databaseFile), { readOnly: true });
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    db.close();
    await store.close();
  });

  test('released migrations are frozen', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
    expect(migrations.map(checksum)).toEqual([
      '3c187ace030e419f0e6d0b8e59b9222c49bf401ea87667f9d4a990ddfd5632b3',
      '9b11c51e230fe7d590513eaf10beeb83fb75afda56a559019274d421293a18c0',
      '95e829cebee1eb2a1579d19ba140c407cc45ec5dd8ce8016022a3f8b15e5c5ee',
      'a7b21312b6e177ca2a5a3ea5b02b099ed700f4b312a2ad03a5fc45b197fa417e',
      '698525745a046615adcf8c9eb919230e2fdfdea0c00f190e165ba5594dfc4919',
      '033cc8c38688a230f831e8c7c85de73ec86d6e1752151596867e93a33e731176',
      'a9a431987adf0048b64b83f9ac5863bfd00c78fd0833c64a82c16576ed160395',
      'b8466d084d29b33f62ee83a47af8532e840bd1b8798df10d78d01b7d231b829d',
      'ff820309861d872688bfb8f22b8922f4fe77e4c655386dca8578b8669d14f7dc',
    ]);
  });

  test('a database of a newer program is refused and left alone', async () => {
    await new SqliteStore(folder).close();
    const newer = [
      ...migrations,
      { version: migrations.length + 1, sql: 'CREATE TABLE later (id TEXT) STRICT' },
    ];
    const db = new DatabaseSync(join(folder, databaseFile));
    migrate(db, 0, newer);
    db.close();
    expect(() => new SqliteStore(folder)).toThrow(SchemaError);
    expect(() => new SqliteStore(folder)).toThrow('newer than this program');
  });

  test('a database made by a migration that was changed afterwards is refused', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, 0, [{ version: 1, sql: 'CREATE TABLE one (id TEXT) STRICT' }]);
    expect(() => migrate(db, 0, [{ version: 1, sql: 'CREATE TABLE one (id INTEGER) STRICT' }])).toThrow(
      SchemaError,
    );
    db.close();
  });

  test('a migration that fails leaves the database at the version before', () => {
    const db = new DatabaseSync(':memory:');
    const steps = [
      { version: 1, sql: 'CREATE TABLE one (id TEXT) STRICT' },
      { version: 2, sql: 'CREATE TABLE two (id TEXT) STRICT; CREATE TABLE one (id TEXT) STRICT' },
    ];
    expect(() => migrate(db, 0, steps)).toThrow('already exists');
    expect(db.prepare('SELECT version FROM migrations').all()).toEqual([{ version: 1 }]);
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name = 'two'").get()).toBeUndefined();
    db.close();
  });
});
