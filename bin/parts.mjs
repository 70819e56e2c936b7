import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readJson } from './project.mjs';
import { environment, node26, packageBinary, root } from './setup.mjs';

/**
 * A part of a check: a script and its arguments, run on the pinned Node.
 * With `live` its output is shown as it comes and not kept.
 * @typedef {{ name: string, script: string, args?: readonly string[], cwd?: string, live?: boolean }} Part
 * What became of it: `passed` and `failed` count tests; a part without tests that fails counts as one.
 * @typedef {{ name: string, ok: boolean, output: string, seconds: number, passed: number, failed: number,
 *   failures: readonly string[] }} Outcome
 */

/**
 * Runs parts, a few at a time.
 * @param {readonly (() => Promise<Outcome>)[]} runs
 * @param {number} atOnce
 */
export async function runAll(runs, atOnce) {
  /** @type {Outcome[]} */
  const outcomes = [];
  const waiting = runs.entries();
  const worker = async () => {
    for (const [index, run] of waiting) {
      const outcome = await run();
      outcomes[index] = outcome;
      process.stdout.write(
        `${outcome.ok ? 'ok    ' : 'FAILED'} ${outcome.name} (${outcome.seconds.toFixed(1)} s)\n`,
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return outcomes;
}

/**
 * @param {Part} part
 * @returns {Promise<Outcome>}
 */
export async function runPart({ name, script, args = [], cwd = root, live = false }) {
  const start = performance.now();
  const child = spawn(node26(), [script, ...args], {
    cwd,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** @type {Buffer[]} */
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (live) stream.pipe(process.stdout, { end: false });
    else stream.on('data', (chunk) => chunks.push(chunk));
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return {
    name,
    ok: code === 0,
    output: Buffer.concat(chunks).toString(),
    seconds: (performance.now() - start) / 1000,
    passed: 0,
    failed: code === 0 ? 0 : 1,
    failures: [],
  };
}

/**
 * Runs one project of vitest.config.ts and counts its tests.
 * @param {string} project
 * @param {{ live?: boolean }} [how]
 * @returns {Promise<Outcome>}
 */
export async function runTests(project, { live = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'open-yatzy-tests-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['run', '--no-color', '--project', project, ...reporters];
  const outcome = await runPart({ name: `${project} tests`, script: packageBinary('vitest'), args, live });
  const counts = existsSync(report) ? countTests(readJson(report)) : { passed: 0, failed: 1, failures: [] };
  rmSync(folder, { recursive: true, force: true });
  // A run that failed without a failed test (an error outside any) must not look like a success.
  return { ...outcome, ...counts, failed: Math.max(counts.failed, outcome.ok ? 0 : 1) };
}

/**
 * @typedef {{ numPassedTests: number, testResults: readonly { name: string, status: string,
 *   assertionResults: readonly { status: string, fullName: string }[] }[] }} VitestReport
 * @param {VitestReport} report
 */
export function countTests({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    // A file that could not be loaded has no tests to fail.
    if (status === 'failed' && failed.length === 0) failed.push('(could not be run)');
    return failed.map((test) => `${name.slice(root.length + 1)}: ${test}`);
  });
  return { passed: numPassedTests, failed: failures.length, failures };
}

/**
 * What failed, with what it said.
 * @param {readonly Outcome[]} outcomes
 */
export function reportFailures(outcomes) {
  for (const { name, output, failures } of outcomes.filter(({ ok }) => !ok)) {
    process.stdout.write(`\n--- ${name} ---\n${output.trim()}\n`);
    for (const failure of failures) process.stdout.write(`FAILED ${failure}\n`);
  }
}
