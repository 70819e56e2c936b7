import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { say } from './project.mjs';

/**
 * Runs `action` while no other process holds the same lock. A lock holds its owner's pid, so one whose owner
 * is gone counts as free.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} action
 * @returns {Promise<T>}
 */
export async function exclusively(path, action) {
  for (let tries = 0; !claim(path); tries += 1) {
    if (tries === 0) say('Waiting for another command that is setting up...');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  try {
    return await action();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param {string} path */
function claim(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
  }
  const owner = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  if (owner > 0 && !isRunning(owner)) rmSync(path, { force: true });
  return false;
}

/** @param {number} pid */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
