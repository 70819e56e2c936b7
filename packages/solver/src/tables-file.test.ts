import { expect, test } from 'vitest';
import { areEqual, rulesOf, seeded, solvedTables } from '../testing/solved.ts';
import { decodeTables, encodeTables, tablesName } from './tables-file.ts';

const ruleSet = rulesOf('joker-13');
const tables = await solvedTables(ruleSet);
const bytes = encodeTables(tables);

test('tables come back as they were', () => {
  const decoded = decodeTables(ruleSet, bytes);
  expect(decoded.type === 'decoded' && areEqual(decoded.contents.values, tables.values)).toBe(true);
});

test('they come back from bytes that stand anywhere', () => {
  const shifted = new Uint8Array(bytes.length + 3);
  shifted.set(bytes, 3);
  expect(decodeTables(ruleSet, shifted.subarray(3)).type).toBe('decoded');
});

test('one changed bit anywhere is noticed', () => {
  const below = seeded(1);
  for (let tried = 0; tried < 40; tried += 1) {
    const damaged = bytes.slice();
    const at = below(bytes.length);
    damaged[at] = (damaged[at] ?? 0) ^ (1 << below(8));
    expect(decodeTables(ruleSet, damaged).type).not.toBe('decoded');
  }
});

test.for([0, 8, 100, bytes.length - 8, bytes.length - 1])('a file cut to %i bytes is damaged', (length) => {
  expect(decodeTables(ruleSet, bytes.slice(0, length)).type).toBe('damaged');
});

test('two words changed places are noticed', () => {
  const damaged = bytes.slice();
  damaged.copyWithin(4096, 8192, 8200);
  damaged.set(bytes.subarray(4096, 4104), 8192);
  expect(decodeTables(ruleSet, damaged).type).toBe('damaged');
});

test('tables of other rules are outdated', () => {
  expect(decodeTables({ ...ruleSet, upperBonus: { from: 63, points: 36 } }, bytes).type).toBe('outdated');
});

test('another version is outdated', () => {
  const other = bytes.slice();
  other[8] = 1;
  expect(decodeTables(ruleSet, other).type).toBe('outdated');
});

test('names differ where values do, and only there', () => {
  const names = [
    ruleSet,
    rulesOf('pocket-15'),
    rulesOf('scandinavian-15'),
    rulesOf('scandinavian-15', 'released'),
  ].map(tablesName);
  expect(new Set(names).size).toBe(4);
  expect(tablesName({ ...ruleSet, id: 'mine', tieBreak: 'mostFiveAlike' })).toBe(tablesName(ruleSet));
});
