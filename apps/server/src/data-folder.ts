import { join, resolve } from 'node:path';

/** Where matches are kept: `DATA_DIR`, or `data` in the project's own folder. */
export function dataFolder(env: NodeJS.ProcessEnv): string {
  return resolve(env.DATA_DIR || join(import.meta.dirname, '..', '..', '..', 'data'));
}
