import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const numbersIn = (text: string, form: RegExp) =>
  new Set([...text.matchAll(form)].map(([, number]) => number));

test('every rule of SPEC.md is named by a test, and no test names another', () => {
  const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');
  const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.test.ts'));
  const tests = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n');
  const ruled = numbersIn(spec, /\*\*(R\d+\.\d+)\*\*/g);
  expect(ruled.size).toBeGreaterThan(40);
  expect([...numbersIn(tests, /\b(R\d+\.\d+)\b/g)].sort()).toEqual([...ruled].sort());
});
