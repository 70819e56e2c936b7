import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, absolute. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} path of a JSON file */
export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Tells the player something. It goes to stderr: stdout belongs to the command.
 * @param {string} text
 */
export const say = (text) => process.stderr.write(`${text}\n`);

/** Thrown where the player has to do something; the commands print its message without a stack. */
export class SetupError extends Error {}

/**
 * Runs a tool of the set-up to its end. What it prints goes to stderr: stdout may be somebody's JSON; of a quiet tool
 * it is printed only if the tool fails. A signal ends the tool and then the set-up, so that no half-done work goes on unseen.
 * @param {string} name as the player reads it
 * @param {readonly [string, ...string[]]} command
 * @param {import('node:child_process').SpawnOptions & { isQuiet?: boolean }} options
 */
export async function runTool(name, [file, ...args], { isQuiet = false, ...options }) {
  const child = spawn(file, args, {
    ...options,
    stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
  });
  /** @type {Buffer[]} */
  const held = [];
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => held.push(part));
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  const [status, signal] = await once(child, 'close');
  for (const each of signals) process.off(each, pass);
  if (status !== 0) process.stderr.write(Buffer.concat(held));
  if (signal) throw new SetupError(`${name} was stopped by ${signal}.`);
  if (status !== 0) throw new SetupError(`${name} failed (status ${status}); the lines above say why.`);
}

export const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/**
 * Runs a command's steps and says plainly what its player has to do if one needs it.
 * @param {() => unknown} steps
 */
export async function command(steps) {
  try {
    await steps();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}

/**
 * The file behind a package's command, to be run on the pinned Node without a shell.
 * @param {string} name of the package, as in node_modules
 * @param {string} [from] the folder that uses it
 */
export function packageBinary(name, from = root) {
  const folder = [from, root].map((base) => join(base, 'node_modules', name)).find(existsSync);
  if (!folder) throw new SetupError(`${name} is not installed.`);
  const { bin } = readJson(join(folder, 'package.json'));
  const file = typeof bin === 'string' ? bin : (bin[name] ?? Object.values(bin)[0]);
  return join(folder, file);
}
