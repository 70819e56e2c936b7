import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RuleSet } from '@open-yatzy/rules';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { areEqual, rulesOf, solvedTables } from '../testing/solved.ts';
import { cachedTables } from './cache.ts';

const ruleSet = rulesOf('joker-13');
let directory: string;
let solved = 0;
const solve = (rules: RuleSet) => {
  solved += 1;
  return solvedTables(rules);
};

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tables-'));
  solved = 0;
});
afterEach(() => rm(directory, { recursive: true }));

const onlyFile = async () => join(directory, (await readdir(directory))[0] ?? '');

test('tables are computed once and then read', async () => {
  const first = await cachedTables(ruleSet, join(directory, 'new'), solve);
  const second = await cachedTables(ruleSet, join(directory, 'new'), solve);
  expect([first.from, second.from, solved]).toEqual(['solver', 'file', 1]);
  expect(areEqual(second.contents.values, first.contents.values)).toBe(true);
  expect(await readdir(join(directory, 'new'))).toHaveLength(1);
});

test('a damaged file is told, computed anew and replaced', async () => {
  await cachedTables(ruleSet, directory, solve);
  const bytes = await readFile(await onlyFile());
  bytes[5000] = (bytes[5000] ?? 0) ^ 1;
  await writeFile(await onlyFile(), bytes);
  const again = await cachedTables(ruleSet, directory, solve);
  expect([again.from, again.found?.type, solved]).toEqual(['solver', 'damaged', 2]);
  expect((await cachedTables(ruleSet, directory, solve)).from).toBe('file');
});
