import { defineConfig } from 'vitest/config';

// Tests that need a database, and the built server (`npm run build` first; `npm test` does).
export default defineConfig({
  test: {
    name: 'content',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 120_000,
    hookTimeout: 240_000,
    maxWorkers: 2,
  },
});
