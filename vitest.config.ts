import { defineConfig } from 'vitest/config';

// The unit tests, which need no server, no database and no browser. scripts/unit-suites.ts sets the time zone.
// Five seconds for a test and ten for a hook, the defaults, are reached by good tests on a busy machine.
const testTimeout = 60_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/contract/vitest.config.ts',
      'packages/http/vitest.config.ts',
      'apps/site/vitest.config.ts',
      {
        test: {
          name: 'content-pure',
          include: ['apps/content/src/**/*.test.ts'],
          globalSetup: 'apps/content/tests/migrated-database.ts',
          setupFiles: 'apps/content/tests/fresh-modules.ts',
          isolate: false,
          maxWorkers: 2,
          testTimeout,
          hookTimeout: testTimeout,
        },
      },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout, isolate: false, maxWorkers: 2 } },
    ],
  },
});
