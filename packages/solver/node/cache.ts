import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleSet } from '@open-yatzy/rules';
import {
  type Decoded,
  decodeRests,
  decodeTables,
  encodeRests,
  encodeTables,
  type Rests,
  type Tables,
  tablesName,
} from '../src/index.ts';

/** What was asked for and where it came from; `found` says what was wrong with a file that could not be used. */
export interface Cached<T> {
  readonly contents: T;
  readonly from: 'file' | 'solver';
  readonly found?: Exclude<Decoded<T>, { type: 'decoded' }>;
}

/** A file and how its contents are read, computed and written. */
interface Entry<T> {
  readonly file: string;
  readonly decode: (bytes: Uint8Array) => Decoded<T>;
  readonly compute: () => Promise<T>;
  readonly encode: (contents: T) => Uint8Array;
}

async function readIfThere(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written beside and renamed, so that a reader sees all of a file or none of it. */
async function writeWhole(file: string, bytes: Uint8Array): Promise<void> {
  const beside = `${file}.${process.pid}.part`;
  try {
    await writeFile(beside, bytes);
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
}

async function cached<T>(directory: string, { file, decode, compute, encode }: Entry<T>): Promise<Cached<T>> {
  const bytes = await readIfThere(join(directory, file));
  const found = bytes && decode(bytes);
  if (found?.type === 'decoded') return { contents: found.contents, from: 'file' };
  const contents = await compute();
  await mkdir(directory, { recursive: true });
  await writeWhole(join(directory, file), encode(contents));
  return { contents, from: 'solver', ...(found && { found }) };
}

/**
 * The tables of a rule set out of a directory, which is made if missing; where the file is missing, damaged or
 * outdated they are computed by `compute` and the file is written. Rejects as `compute` does, and with errors of the
 * disk.
 */
export function cachedTables(
  ruleSet: RuleSet,
  directory: string,
  compute: (ruleSet: RuleSet) => Promise<Tables>,
): Promise<Cached<Tables>> {
  return cached(directory, {
    file: `${ruleSet.id}-${tablesName(ruleSet)}.tables`,
    decode: (bytes) => decodeTables(ruleSet, bytes),
    compute: () => compute(ruleSet),
    encode: encodeTables,
  });
}

/** The rests of a rule set, likewise. */
export function cachedRests(
  tables: Tables,
  directory: string,
  compute: (tables: Tables) => Promise<Rests>,
): Promise<Cached<Rests>> {
  return cached(directory, {
    file: `${tables.ruleSet.id}-${tablesName(tables.ruleSet)}.rests`,
    decode: (bytes) => decodeRests(tables, bytes),
    compute: () => compute(tables),
    encode: encodeRests,
  });
}
