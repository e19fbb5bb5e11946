import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/** Pictures of every screen: the browser of the tests, files of their own. */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.cache/pictures-run',
  projects: [{ name: 'pictures' }],
  reporter: [['dot']],
});
