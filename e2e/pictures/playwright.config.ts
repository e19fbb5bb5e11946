import { defineConfig } from '@playwright/test';
import tests from '../playwright.config.ts';

/**
 * Pictures of every screen: the browser of the tests, files of their own. Each worker has its own site, so its tests run side
 * by side; every one is named as it ends, and a failure says what it was at once (`list`), also when the run is cut short.
 */
export default defineConfig({
  ...tests,
  testDir: '.',
  testMatch: '*.pictures.ts',
  outputDir: '../../.cache/pictures-run',
  fullyParallel: true,
  projects: [{ name: 'pictures' }],
  reporter: [['list']],
});
