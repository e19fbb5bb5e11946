import { defineConfig } from 'vitest/config';

// The shipped configuration under the real programs: needs the build and nginx. scripts/test.ts runs it.
export default defineConfig({
  test: { name: 'deploy', include: ['deploy/tests/*.test.ts'], testTimeout: 30_000, hookTimeout: 60_000 },
});
