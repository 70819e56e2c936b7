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
import { packageBinary, root, runTool, say } from './project.mjs';

const lockPath = join(root, 'package-lock.json');
const web = join(root, 'apps', 'web');
const builds = join(web, 'build');
const daysKept = 30;
const buildsKept = 3;

/**
 * Builds the pages if what they are made of has changed. A build has its own folder, named by the hash of what
 * went into it, and appears there complete: a running server keeps the one that it was started with.
 * @returns {Promise<string>} the absolute path of the build
 */
export async function ensureBuilt() {
  const hash = inputHash();
  const build = join(builds, hash);
  if (!existsSync(build)) {
    mkdirSync(builds, { recursive: true });
    await exclusively(join(builds, '.lock'), async () => {
      if (!existsSync(build)) await buildAs(hash);
    });
  }
  // Whoever edits during a build gets another one.
  if (!existsSync(build)) return ensureBuilt();
  const now = new Date();
  utimesSync(build, now, now);
  return build;
}

/** @param {string} hash of what goes into the build */
async function buildAs(hash) {
  say('Building the pages...');
  const unfinished = join(builds, `.unfinished-${process.pid}`);
  try {
    await runTool('vite build', [node26(), packageBinary('vite', web), 'build', '--logLevel', 'warn'], {
      cwd: web,
      isQuiet: true,
      env: { ...environment(), OPEN_YATZY_BUILD: unfinished, NODE_ENV: 'production' },
    });
    if (inputHash() === hash) renameSync(unfinished, join(builds, hash));
  } finally {
    // The second is where SvelteKit keeps what it makes on the way.
    for (const path of [unfinished, `${unfinished}.kit`]) rmSync(path, { recursive: true, force: true });
  }
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
 * @returns {string[]} files in a stable order, without what is made of them and without what only tests read
 */
function sources(folder) {
  const leftOut = ['node_modules', 'build', '.svelte-kit', 'testing', 'fixtures'];
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !leftOut.includes(name) && !/\.test\.ts$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sources(path) : [path];
    });
}
