import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type ExportedMatch, exported, type MatchId, type Seq } from '@open-yatzy/match';
import { readEvents } from './store/read-events.ts';
import { requireSchema } from './store/schema.ts';
import { databaseFile } from './store/sqlite-database.ts';

/** There is nothing to export; the message says what is missing. */
export class NothingToExport extends Error {}

/**
 * Reads a match out of a data folder, while a server may be writing to it. Throws `NothingToExport`, `SchemaError`.
 */
export function exportFrom(folder: string, match: MatchId): ExportedMatch {
  const file = join(folder, databaseFile);
  if (!existsSync(file))
    throw new NothingToExport(`There are no matches in ${folder}. DATA_DIR says where they are.`);
  try {
    return readFrom(file, folder, match);
  } catch (error) {
    if (!(error instanceof Error && 'errcode' in error)) throw error;
    throw new NothingToExport(`The matches in ${folder} cannot be read: ${error.message}.`);
  }
}

function readFrom(file: string, folder: string, match: MatchId): ExportedMatch {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    requireSchema(db);
    const events = readEvents(db, match, { after: 0 as Seq });
    if (events.length === 0) throw new NothingToExport(`There is no match ${match} in ${folder}.`);
    return exported(match, events);
  } finally {
    db.close();
  }
}
