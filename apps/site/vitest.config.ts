import { defineConfig } from 'vitest/config';
import { inlineScript } from './scripts/inline-script.ts';

export default defineConfig({
  plugins: [inlineScript('virtual:before-paint', 'app/runtime/before-paint.ts')],
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    name: 'site',
    testTimeout: 60_000,
    // Half of the time went into loading the same modules for each file. What a test replaces it puts back itself.
    isolate: false,
    maxWorkers: 2,
    env: { LOG_LEVEL: 'silent' },
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['node_modules', 'build', 'tests'],
  },
});
