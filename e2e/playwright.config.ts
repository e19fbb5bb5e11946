import { defineConfig } from '@playwright/test';
import { findPostgres } from '../scripts/postgres-cluster.ts';
import type { RealOptions } from './setup/real-fixtures.ts';

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** Keeps the browser from calling home: a test counts every request that leaves the machine. */
const quiet = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * What asks every screen in further states, and the desk on PostgreSQL, is left out where nothing is named: `npm run test:long`
 * names it by its tag and its project.
 */
const long = process.env.E2E_NAMED ? undefined : /@long|^real-postgres/;

/** What people do at the desk, on the second database as well: `npm run test:long`, which says when there is no PostgreSQL. */
const onPostgres = ['real/review.spec.ts', 'real/plans.spec.ts'];

export default defineConfig<object, RealOptions>({
  outputDir: '../.cache/e2e',
  // A test that passes only sometimes is a fault of the test or of the product, and fails here. Where one run decides for
  // all, it is tried once more, its name is printed, and the count allows very few of them (`scripts/test-counts.ts`).
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  ...(long && { grepInvert: long }),
  // One more than processors: half of a journey's time is waiting.
  workers: 3,
  fullyParallel: false,
  // A machine that is four times slower passes as well: nothing waits for these, they only end what hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // A worker asks the network in the page's place, past what a test sets on the page. Its own test allows it.
    serviceWorkers: 'block',
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromium, args: quiet },
  },
  projects: [
    { name: 'stub', testDir: '.', testIgnore: ['real/**'] },
    // The real content server on SQLite: one at a time, after the rest, because it takes its share of the machine.
    // The admin's first page is slow on a machine that does other things as well.
    { name: 'real', testDir: './real', timeout: 120_000, dependencies: [], use: { navigationTimeout: 60_000 } },
    ...(findPostgres()
      ? [
          {
            name: 'real-postgres',
            testMatch: onPostgres,
            timeout: 120_000,
            use: { database: 'postgres' as const, navigationTimeout: 60_000 },
          },
        ]
      : []),
  ],
});
