import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** Pictures of the editors' manual and of the README: the browser of the tests, over the built product with its sample content. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.cache/manual-run',
  projects: [{ name: 'manual', timeout: 300_000 }],
});
