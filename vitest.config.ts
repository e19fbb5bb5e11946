import { defineConfig } from 'vitest/config';

// The unit tests, which need no server, no database and no browser. `TZ` is set by scripts/unit-tests.ts.
export default defineConfig({
  test: {
    environment: 'node',
    exclude: ['**/node_modules/**', '**/build/**', '**/.next/**'],
    maxWorkers: 2,
    projects: [
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      { test: { name: 'site', include: ['apps/site/**/*.test.{ts,tsx}'] } },
      { test: { name: 'content-pure', include: ['apps/content/src/**/*.test.ts'] } },
      { test: { name: 'scripts', include: ['scripts/**/*.test.ts'] } },
    ],
  },
});
