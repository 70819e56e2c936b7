import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleSet } from '@open-yatzy/rules';
import { type Decoded, decodeTables, encodeTables, type Tables, tablesName } from '../src/index.ts';

/** Where tables came from; `found` says what was wrong with a file that could not be used. */
export interface Cached {
  readonly tables: Tables;
  readonly from: 'file' | 'solver';
  readonly found?: Exclude<Decoded, { type: 'decoded' }>;
}

async function readTables(ruleSet: RuleSet, file: string): Promise<Decoded | undefined> {
  try {
    return decodeTables(ruleSet, await readFile(file));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written beside and renamed, so that a reader sees all of a file or none of it. */
async function writeTables(file: string, tables: Tables): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  try {
    await writeFile(beside, encodeTables(tables));
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

/**
 * The tables of a rule set out of a directory, which is made if missing; where the file is missing, damaged or
 * outdated they are computed by `solve` and the file is written. Rejects as `solve` does, and with errors of the disk.
 */
export async function cachedTables(
  ruleSet: RuleSet,
  directory: string,
  solve: (ruleSet: RuleSet) => Promise<Tables>,
): Promise<Cached> {
  const file = join(directory, `${ruleSet.id}-${tablesName(ruleSet)}.tables`);
  const found = await readTables(ruleSet, file);
  if (found?.type === 'decoded') return { tables: found.tables, from: 'file' };
  const tables = await solve(ruleSet);
  await mkdir(directory, { recursive: true });
  await writeTables(file, tables);
  return { tables, from: 'solver', ...(found && { found }) };
}
