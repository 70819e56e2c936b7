import type { DatabaseSync } from 'node:sqlite';
import { checksum, type Migration, migrations } from './migrations.ts';

/** The database is not one that this program can work with; the message says what to do. */
export class SchemaError extends Error {}

interface Step {
  readonly version: number;
  readonly checksum: string;
}

/** Takes the database to the present schema, each step in a transaction. Throws `SchemaError`. */
export function migrate(db: DatabaseSync, now: number, steps: readonly Migration[] = migrations): void {
  db.exec(
    `CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, checksum TEXT NOT NULL, at INTEGER NOT NULL) STRICT`,
  );
  const done = doneSteps(db);
  verify(done, steps);
  for (const step of steps.slice(done.length)) {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(step.sql);
      db.prepare('INSERT INTO migrations VALUES (?, ?, ?)').run(step.version, checksum(step), now);
      db.exec('COMMIT');
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

/** Throws `SchemaError` unless the database has exactly the present schema; for those who only read. */
export function requireSchema(db: DatabaseSync, steps: readonly Migration[] = migrations): void {
  const done = doneSteps(db);
  verify(done, steps);
  if (done.length < steps.length) {
    throw new SchemaError(
      `The database is at version ${done.length}, this program at ${steps.length}. Start the server once to bring it up to date.`,
    );
  }
}

function doneSteps(db: DatabaseSync): readonly Step[] {
  const rows = db.prepare('SELECT version, checksum FROM migrations ORDER BY version').all();
  return rows.map((row) => ({ version: Number(row.version), checksum: String(row.checksum) }));
}

function verify(done: readonly Step[], steps: readonly Migration[]): void {
  if (done.length > steps.length) {
    throw new SchemaError(
      `The database is at version ${done.length}, newer than this program, which knows ${steps.length}. Use the newer program.`,
    );
  }
  for (const [index, step] of done.entries()) {
    const known = steps[index];
    if (!known || known.version !== step.version || checksum(known) !== step.checksum) {
      throw new SchemaError(
        `Migration ${step.version} is not the one that made this database; it was made by another program.`,
      );
    }
  }
}
