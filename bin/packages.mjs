import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exclusively } from './lock.mjs';
import { node26 } from './node.mjs';
import { readJson, root, runTool, say } from './project.mjs';

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean,
 *   os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * The packages that the lock wants and an install lacks. An optional one is wanted where it names this system.
 * @param {Lock} wanted
 * @param {Lock} installed
 */
export function missingPackages(wanted, installed) {
  return Object.entries(wanted.packages)
    .filter(([path, locked]) => path !== '' && (!locked.optional || isForThisSystem(locked)))
    .filter(([path, locked]) => {
      const found = installed.packages[path];
      return !found || found.version !== locked.version || found.integrity !== locked.integrity;
    })
    .map(([path]) => path);
}

/** @param {LockedPackage} locked */
function isForThisSystem({ os, cpu, libc }) {
  const names = (/** @type {string | string[] | undefined} */ list, /** @type {() => string} */ value) =>
    list === undefined || [list].flat().includes(value());
  // Optional packages for every system are only there to serve the others.
  if (os === undefined) return false;
  return names(os, () => process.platform) && names(cpu, () => process.arch) && names(libc, thisLibc);
}

function thisLibc() {
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport());
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl';
}

const lockPath = join(root, 'package-lock.json');
const installedPath = join(root, 'node_modules', '.package-lock.json');
const markerPath = join(root, 'node_modules', '.open-yatzy-installed');

/** What npm was asked for and what it says it did: npm writes the second file only once an install is complete. */
function installState() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const path of [lockPath, installedPath]) hash.update(existsSync(path) ? readFileSync(path) : 'none');
  return hash.digest('hex');
}

const isMarked = () => existsSync(markerPath) && readFileSync(markerPath, 'utf8') === installState();

/** Something that the lock wants is not there. An install by hand that did the whole of it is as good as ours. */
function stillMissing() {
  return existsSync(installedPath)
    ? missingPackages(readJson(lockPath), readJson(installedPath))
    : ['node_modules'];
}

/** Installs what the lock file pins, if it is not there. */
export async function ensureInstalled() {
  if (isMarked()) return;
  await exclusively(join(root, '.setup-lock'), async () => {
    if (isMarked()) return;
    if (stillMissing().length > 0) {
      say('Installing the packages that package-lock.json pins (once)...');
      await npmCi(process.execPath);
    }
    // npm leaves out optional packages that its own Node is too old for; the pinned Node is not.
    if (stillMissing().length > 0) await npmCi(node26());
    writeFileSync(markerPath, installState());
  });
}

/** @param {string} node the Node that runs npm */
async function npmCi(node) {
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const caller = process.env.npm_execpath;
  const npmCli = caller?.endsWith('npm-cli.js') ? caller : npmBeside(process.execPath);
  await runTool('npm ci', npmCli ? [node, npmCli, ...args] : ['npm', ...args], {
    cwd: root,
    shell: !npmCli && process.platform === 'win32',
  });
}

/** @param {string} node */
function npmBeside(node) {
  const folders = process.platform === 'win32' ? ['node_modules'] : ['../lib/node_modules'];
  return folders.map((folder) => join(dirname(node), folder, 'npm/bin/npm-cli.js')).find(existsSync);
}
