import { ensureBuilt } from './setup.mjs';

/** Gives the end-to-end tests' servers the pages of now, also where vitest is started by hand. */
export async function setup() {
  process.env.WEB_BUILD ??= await ensureBuilt();
}
