import { defineConfig } from 'vitest/config';

const made = ['**/node_modules/**', '**/build/**', '**/.svelte-kit/**'];
const integration = '{packages,apps}/**/*.integration.test.ts';

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
          // One browser and one server at a time: two cores are no more than a game needs.
          fileParallelism: false,
          globalSetup: 'bin/e2e-build.mjs',
          testTimeout: 5 * testTimeout,
          hookTimeout: 5 * testTimeout,
        },
      },
    ],
  },
});
