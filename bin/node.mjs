import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { readJson, root, SetupError, say } from './project.mjs';

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

/** Whether this very process can run the project's TypeScript. */
export const canRunHere = () => major(process.versions.node) >= 26;

const major = (/** @type {string} */ version) => Number.parseInt(version, 10);

/** The environment with the pinned Node and the packages' commands first. */
export function environment() {
  const path = [dirname(node26()), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path };
}

/**
 * Runs a file of the project on the pinned Node and ends this process as that one ends.
 * @param {string} file relative to the project's folder
 * @param {readonly string[]} args
 * @param {Record<string, string>} [added] to the environment
 */
export function handOver(file, args, added = {}) {
  // In a group of its own the child hears a signal once, from here: a terminal signals the whole group, and npm
  // passes the same signal on to its script.
  const child = spawn(node26(), [join(root, file), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...added },
    detached: process.platform !== 'win32',
  });
  let last = 0;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (Date.now() - last > 1000) child.kill(signal);
      last = Date.now();
    });
  }
  child.on('error', (error) => {
    say(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}
