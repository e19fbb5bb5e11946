import { defineConfig } from 'vitest/config';

// Tests that need a database, and the built server (`npm run build` first; `npm test` does).
export default defineConfig({
  test: {
    name: 'content',
    root: import.meta.dirname,
    include: ['tests/*.test.ts'],
    globalSetup: 'tests/migrated-database.ts',
    setupFiles: 'tests/fresh-modules.ts',
    isolate: false,
    environment: 'node',
    // Never the database or the storage of who runs the tests.
    env: { DATABASE_URL: '', S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
