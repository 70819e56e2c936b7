import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const made = ['**/node_modules/**', '**/build/**', '**/.svelte-kit/**'];
const integration = '{packages,apps}/**/*.integration.test.ts';

// Tests start many processes of the same code: it is compiled once for all.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/open-yatzy/compiled');

/** Tests state no times: this only ends what hangs, on a busy machine too. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,bin}/**/*.test.ts'],
          exclude: [...made, integration],
          testTimeout,
        },
      },
      {
        test: {
          name: 'integration',
          include: [integration],
          exclude: made,
          // It has the machine for itself; the default leaves a core idle.
          maxWorkers: '100%',
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.test.ts'],
          // A browser and its server take turns, so that a core does for both; more of them want more memory.
          maxWorkers: 3,
          globalSetup: 'bin/e2e-setup.mjs',
          testTimeout: 5 * testTimeout,
          hookTimeout: 5 * testTimeout,
        },
      },
    ],
  },
});
