import { ensureBuilt } from './setup.mjs';

/** Gives the end-to-end tests' servers the pages of now, also where vitest is started by hand. */
export function setup() {
  process.env.WEB_BUILD ??= ensureBuilt();
}
