import { defineConfig } from 'vitest/config';

// Every test that reads or writes the database, once more on PostgreSQL (`npm test`).
export default defineConfig({
  test: {
    name: 'content-postgres',
    root: import.meta.dirname,
    include: [
      'src/api/v1/*.test.ts',
      'src/search/{search,query/phrases,indexing/index-record}.test.ts',
      'tests/postgres/*.test.ts',
      'tests/{access,announcements,audit-trail,backup,change-log,figure-import,media,outage-{import,scale},place-{ways,http},preview,record-rules,review,review-table,saved-state,search-golden,visitor-golden}.test.ts',
    ],
    globalSetup: 'tests/postgres/server.ts',
    setupFiles: ['tests/fresh-modules.ts', 'tests/postgres/database.ts'],
    sequence: { setupFiles: 'list' },
    isolate: false,
    environment: 'node',
    // Never the database or the storage of who runs the tests.
    env: { DATABASE_URL: '', S3_ENDPOINT: '', S3_BUCKET: '', S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' },
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
