import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './setup.mjs';

/**
 * Gives the end-to-end tests' servers the pages of now, also where vitest is started by hand, and a folder for what each of
 * them would otherwise find out anew of rule sets.
 */
export async function setup() {
  process.env.WEB_BUILD ??= await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'open-yatzy-e2e-shared-'));
  process.env.SHARED_TABLES = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
