/** `npm test`: sets up what is missing, then everything: the check, the web build, integration and end-to-end tests. */
import { check } from './check.mjs';
import { reportFailures, runAll, runTests } from './parts.mjs';
import { command, ensureBuilt, ensureInstalled, SetupError } from './setup.mjs';

/** @type {() => Promise<import('./parts.mjs').Outcome>} */
async function build() {
  const start = performance.now();
  const outcome = { name: 'web build', output: '', passed: 0, failures: [] };
  const seconds = () => (performance.now() - start) / 1000;
  try {
    // The tests' servers serve this build: every process that starts here inherits it.
    process.env.WEB_BUILD = await ensureBuilt();
    return { ...outcome, ok: true, failed: 0, seconds: seconds() };
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    return { ...outcome, ok: false, failed: 1, output: error.message, seconds: seconds() };
  }
}

/** @param {readonly import('./parts.mjs').Outcome[]} outcomes */
function conclude(outcomes) {
  const sum = (/** @type {'passed' | 'failed'} */ count) =>
    outcomes.reduce((total, outcome) => total + outcome[count], 0);
  const failed = outcomes.filter(({ ok }) => !ok).map(({ name }) => name);
  if (failed.length > 0) process.stdout.write(`\nFailed: ${failed.join(', ')}\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0 && sum('passed') > 0;
}

await command(async () => {
  process.exitCode = 1;
  await ensureInstalled();
  const checked = await check();
  // One at a time from here on: tests with servers and browsers want the machine for themselves.
  const tested = await runAll(
    [build, () => runTests('integration', { live: true }), () => runTests('e2e', { live: true })],
    1,
  );
  reportFailures(tested);
  process.exitCode = conclude([...checked, ...tested]) ? 0 : 1;
});
