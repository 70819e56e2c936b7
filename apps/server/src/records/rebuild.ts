/** Drops all records and lets them follow the chronicle anew: `yatzy rebuild`. `DATA_DIR` says where. */
import { destination, pino } from 'pino';
import { dataFolder } from '../data-folder.ts';
import { FolderInUse, FolderUnusable } from '../store/lock.ts';
import { SchemaError } from '../store/schema.ts';
import { SqliteStore } from '../store/sqlite-store.ts';
import { booksOf } from './books.ts';
import { Projector } from './projector.ts';

/** What the tables that people know hold, in words. */
const words = {
  played: 'seats played',
  rated: 'ratings',
  ledger: 'entries in the books',
  achieved: 'achievements',
  looks_owned: 'looks owned',
};

async function rebuild(folder: string): Promise<number> {
  const store = new SqliteStore(folder);
  try {
    await store.records.clear();
    const log = pino({ level: 'warn' }, destination({ dest: 2, sync: true }));
    const { chronicle, matches, records } = store;
    await new Projector({ chronicle, matches, records, log }).catchUp();
    const tables = await store.records.tables();
    const counts = Object.entries(words).map(([table, held]) => `${held} ${tables[table]?.length ?? 0}`);
    process.stdout.write(`Records follow all that has happened: ${counts.join(', ')}.\n`);
    const problems = booksOf(tables);
    for (const problem of problems) process.stderr.write(`The books are wrong: ${problem}\n`);
    if (problems.length === 0) process.stdout.write('The books balance.\n');
    return problems.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await rebuild(dataFolder(process.env));
} catch (error) {
  const told = [FolderInUse, FolderUnusable, SchemaError];
  if (!told.some((type) => error instanceof type)) throw error;
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
