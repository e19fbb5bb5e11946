import { defineConfig } from 'vitest/config';

// Tests of the built site in processes of its own (`npm run build` first; `npm test` does).
export default defineConfig({
  test: {
    name: 'site, built',
    root: import.meta.dirname,
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    expect: { poll: { timeout: 10_000 } },
  },
});
