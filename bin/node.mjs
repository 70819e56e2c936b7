import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readJson, root, SetupError, say, signals } from './project.mjs';

/** The path of the Node that the lock pins; where there is none for this system, of one that is new enough. */
export function node26() {
  const { optionalDependencies } = readJson(join(root, 'package.json'));
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = Object.keys(optionalDependencies)
    .map((name) => join(root, 'node_modules', name, 'bin', binary))
    .find(
      (path) =>
        path === process.execPath || (existsSync(path) && spawnSync(path, ['--version']).status === 0),
    );
  if (pinned) return pinned;
  if (major(process.versions.node) >= 24) return process.execPath;
  throw new SetupError(
    `No Node comes with the packages for ${process.platform} ${process.arch}, and this one is ${process.version}: ` +
      'install Node 24 or newer and run the command again.',
  );
}

const major = (/** @type {string} */ version) => Number.parseInt(version, 10);

/** The environment with the pinned Node and the packages' commands first. */
export function environment() {
  const path = [dirname(node26()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Goes on as another file of the project: in this very process if its Node is new enough, as it is once npm puts
 * the pinned one first, so that signals and output need nobody between; else in a child that ends this process.
 * @param {string} file relative to the project's folder
 * @param {readonly string[]} args
 * @param {Record<string, string>} [added] to the environment
 */
export async function handOver(file, args, added = {}) {
  if (shell !== undefined && process.ppid !== shell) return; // stopped while setting up
  const path = join(root, file);
  const node = node26();
  Object.assign(process.env, added);
  if (major(process.versions.node) < 26 && node !== process.execPath)
    return handOverToChild(node, [path, ...args]);
  process.argv = [process.execPath, path, ...args];
  onOrphaned(() => process.kill(process.pid, 'SIGTERM'));
  // From the second time on, nothing has to be stripped of its types and compiled again.
  module.enableCompileCache(join(root, 'node_modules', '.cache', 'open-yatzy', 'compiled'));
  await import(pathToFileURL(path).href);
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 */
function handOverToChild(node, args) {
  const child = spawn(node, args, { stdio: 'inherit' });
  for (const signal of signals) {
    // A terminal has sent its Ctrl-C to the child as well.
    process.on(signal, () => (signal === 'SIGINT' && process.stdin.isTTY ? undefined : child.kill(signal)));
  }
  onOrphaned(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    say(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

/** The shell that npm started; npm passes SIGTERM to that shell alone, which dies of it and leaves its child behind. */
const shell = process.env.npm_lifecycle_event ? process.ppid : undefined;

/**
 * Calls `stop` when npm's shell has gone.
 * @param {() => void} stop
 */
function onOrphaned(stop) {
  if (shell === undefined) return;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 100);
  watch.unref();
}
