/** `npm run check`: types, format, lint, import rules, dead code and unit tests. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reportFailures, runAll, runPart, runTests } from './parts.mjs';
import { command, ensureInstalled, packageBinary, root } from './setup.mjs';

const web = join(root, 'apps', 'web');
const typescript7 = join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** @returns {readonly (() => Promise<import('./parts.mjs').Outcome>)[]} the longest first */
function runs() {
  const depcruise = ['--config', '.dependency-cruiser.mjs', 'packages', 'apps', 'bin', 'e2e', 'bench'];
  return [
    () => runTests('unit'),
    svelteTypes,
    () => runPart({ name: 'types', script: typescript7, args: ['--noEmit', '-p', 'tsconfig.json'] }),
    () => runPart({ name: 'dead code', script: packageBinary('knip') }),
    () =>
      runPart({
        name: 'import rules',
        script: packageBinary('dependency-cruiser'),
        args: depcruise.filter(isThere),
      }),
    () =>
      runPart({
        name: 'format and lint',
        script: packageBinary('@biomejs/biome'),
        args: ['ci', '--colors=off', '--error-on-warnings'],
      }),
  ];
}

const isThere = (/** @type {string} */ argument) =>
  argument.startsWith('-') || existsSync(join(root, argument));

async function svelteTypes() {
  const name = 'types of the pages';
  const synced = await runPart({
    name,
    script: packageBinary('@sveltejs/kit', web),
    args: ['sync'],
    cwd: web,
  });
  if (!synced.ok) return synced;
  const worker = join('src', 'service-worker', 'tsconfig.json');
  const checked = await runPart({ name, script: typescript7, args: ['--noEmit', '-p', worker], cwd: web });
  if (!checked.ok) return checked;
  const args = ['--tsgo', '--fail-on-warnings', '--tsconfig', 'tsconfig.json', '--output', 'human'];
  return runPart({ name, script: packageBinary('svelte-check'), args, cwd: web });
}

/** Runs every part, says what failed, and gives what became of each. */
export async function check() {
  const outcomes = await runAll(runs(), 2);
  reportFailures(outcomes);
  return outcomes;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await command(async () => {
    await ensureInstalled();
    const outcomes = await check();
    process.exitCode = outcomes.every(({ ok }) => ok) ? 0 : 1;
  });
}
