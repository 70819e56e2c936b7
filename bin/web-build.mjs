import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exclusively, isRunning } from './lock.mjs';
import { environment, node26 } from './node.mjs';
import { packageBinary, root, SetupError, say } from './project.mjs';

const lockPath = join(root, 'package-lock.json');
const web = join(root, 'apps', 'web');
const builds = join(web, 'build');
const daysKept = 30;
const buildsKept = 3;

/**
 * Builds the pages if what they are made of has changed. A build has its own folder, named by the hash of what
 * went into it, and appears there complete: a running server keeps the one that it was started with.
 * @returns {string} the absolute path of the build
 */
export function ensureBuilt() {
  const hash = inputHash();
  const build = join(builds, hash);
  if (!existsSync(build)) {
    mkdirSync(builds, { recursive: true });
    exclusively(join(builds, '.lock'), () => {
      if (!existsSync(build)) buildInto(build);
    });
    // Whoever edits during a build gets the next one.
    if (inputHash() !== hash) {
      rmSync(build, { recursive: true, force: true });
      return ensureBuilt();
    }
  }
  const now = new Date();
  utimesSync(build, now, now);
  return build;
}

/** @param {string} build */
function buildInto(build) {
  say('Building the pages...');
  const unfinished = join(builds, `.unfinished-${process.pid}`);
  const { status } = spawnSync(node26(), [packageBinary('vite', web), 'build', '--logLevel', 'warn'], {
    cwd: web,
    stdio: ['ignore', 2, 2],
    env: { ...environment(), OPEN_YATZY_BUILD: unfinished, NODE_ENV: 'production' },
  });
  // Where SvelteKit kept what it made on the way.
  rmSync(`${unfinished}.kit`, { recursive: true, force: true });
  if (status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new SetupError(`vite build failed (status ${status}); the lines above say why.`);
  }
  renameSync(unfinished, build);
  prune();
}

/** Removes what interrupted builds left, and builds that are neither among the last few nor of the last weeks. */
function prune() {
  const age = (/** @type {string} */ name) => Date.now() - statSync(join(builds, name)).mtimeMs;
  const all = readdirSync(builds);
  const left = all.filter(
    (name) => name.startsWith('.unfinished-') && !isRunning(Number.parseInt(name.split('-')[1] ?? '', 10)),
  );
  const old = all
    .filter((name) => /^[0-9a-f]{16}$/.test(name))
    .sort((a, b) => age(a) - age(b))
    .slice(buildsKept)
    .filter((name) => age(name) > daysKept * 24 * 3600 * 1000);
  for (const name of [...left, ...old]) rmSync(join(builds, name), { recursive: true, force: true });
}

/** The hash of what the pages are made of: their sources, the packages, the lock and this file. */
function inputHash() {
  const hash = createHash('sha256');
  const files = [
    ...sources(web),
    ...sources(join(root, 'packages')),
    lockPath,
    fileURLToPath(import.meta.url),
  ];
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

/**
 * @param {string} folder
 * @returns {string[]} files in a stable order, without what is made of them and without tests
 */
function sources(folder) {
  const made = ['node_modules', 'build', '.svelte-kit'];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !made.includes(name) && !/\.test\.ts$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : [path];
    });
}
