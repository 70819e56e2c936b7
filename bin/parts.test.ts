import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countTests } from './parts.mjs';
import { root } from './setup.mjs';

const file = (name: string, status: string, tests: readonly [string, string][]) => ({
  name: join(root, name),
  status,
  assertionResults: tests.map(([fullName, outcome]) => ({ fullName, status: outcome })),
});

describe('the count of a test run', () => {
  it('names every failed test with its file', () => {
    const testResults = [
      file('a.test.ts', 'passed', [['adds', 'passed']]),
      file('b.test.ts', 'failed', [
        ['subtracts', 'failed'],
        ['divides', 'passed'],
      ]),
    ];
    expect(countTests({ numPassedTests: 2, testResults })).toEqual({
      passed: 2,
      failed: 1,
      failures: ['b.test.ts: subtracts'],
    });
  });

  it('counts a file that cannot be loaded as a failure', () => {
    expect(countTests({ numPassedTests: 0, testResults: [file('c.test.ts', 'failed', [])] })).toEqual({
      passed: 0,
      failed: 1,
      failures: ['c.test.ts: (could not be run)'],
    });
  });
});
