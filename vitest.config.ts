import { defineConfig } from 'vitest/config';

// The unit tests, which need no server, no database and no browser. scripts/unit-suites.ts sets the time zone.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      'packages/contract/vitest.config.ts',
      'apps/site/vitest.config.ts',
      { test: { name: 'content-pure', include: ['apps/content/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/*.test.ts'] } },
    ],
  },
});
