// `npm test`: unit tests, conformance of the content server, browser tests. The last line is the sum of all.
// `npm test -- journeys/outage`: these browser tests alone.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { canMakeMachine } from '../deploy/tests/machine.ts';
import { missingForPage } from '../deploy/tests/page-rehearsal.ts';
import { ensureBrowser } from './browser.ts';
import { buildWorkspaces } from './build-workspaces.ts';
import { PlainError, runMain } from './plain-error.ts';
import { findNginx, NGINX_PACKAGES } from './nginx.ts';
import { findPostgres, POSTGRES_PACKAGES } from './postgres-cluster.ts';
import { findRedis, REDIS_PACKAGES } from './redis.ts';
import { runStep } from './run-step.ts';
import { root } from './settings.ts';
import { notRun } from './setup/system-packages.ts';
import { countPlaywright, type SuiteCount, sumCounts } from './test-counts.ts';
import { toolPath } from './tool.ts';
import { resultsFolder, runUnitSuites, runVitest } from './unit-suites.ts';

/**
 * Suites of the content server that take long: logs that cannot be written, every kind of error and what it logs,
 * tens of thousands of outages, every way to name a place over HTTP. Every run tests the same on a smaller scale: in
 * `packages/http`, `outages`, `place-ways`.
 */
const longSuites = ['log-output', 'log-secrets', 'outage-scale', 'place-http'];
/** Runs in both: in every run its three tables of rights are one, the widest. */
const widerSuites = ['review-table'];
/**
 * Suites that are long on PostgreSQL. Every run runs them on SQLite, and on PostgreSQL who may take what from the public
 * (`review-table`), the change log, the kinds of search, every endpoint of the contract, and a backup restored
 * (docs/operations.md).
 */
const longOnPostgres = [
  ...['outage-scale', 'place-http', 'place-ways', 'search-golden', 'visitor-golden', 'backup'],
  ...['review', 'audit-trail', 'announcements', 'media', 'figure-import'],
];

/**
 * Every run tests each of its faults on a single server: `faults-sqlite`, `faults-postgres`, `content-down`,
 * `log-output`.
 */
const DRILL = 'deploy/tests/drill.test.ts';

const filesOf = (suites: readonly string[]): string[] => suites.map((name) => `tests/${name}.test.ts`);
const without = (suites: readonly string[]): string[] => filesOf(suites).flatMap((file) => ['--exclude', file]);

await runMain(async () => {
  mkdirSync(resultsFolder, { recursive: true });
  // With arguments: the browser tests that they name, alone; `long`: what a run without arguments leaves out.
  const isLong = process.argv[2] === 'long';
  const filters = isLong ? ['--grep', '@long|^real-postgres'] : process.argv.slice(2);
  // Hundreds of processes load the same code: it is compiled once.
  process.env.NODE_COMPILE_CACHE ??= join(root, '.cache/compiled');
  const isWhole = filters.length === 0;
  const counts: SuiteCount[] = isWhole ? await runUnitSuites() : [];
  const missing: string[] = [];

  try {
    await buildWorkspaces();
    if (isWhole) {
      counts.push(await runBuiltSite(missing));
      // Half of the deployment's time is waiting for servers to start and end: it runs beside the content server's suites.
      const [content, deployment] = await Promise.all([runContent(missing), runDeployment(missing)]);
      counts.push(...content, ...deployment);
    }
    if (isLong) counts.push(...(await runContent(missing, isLong)), ...(await runDrill(missing)));
    const browser = await ensureBrowser();
    if ('path' in browser) {
      counts.push(await runJourneys(browser.path, filters));
      if (isLong && !findPostgres()) missing.push(notRun('e2e, PostgreSQL', POSTGRES_PACKAGES));
    } else missing.push(notRun('e2e', browser.missing));
  } catch (error) {
    console.error(error instanceof PlainError ? error.message : error);
    counts.push({ name: 'build', passed: 0, failed: 1 });
  }

  console.log('');
  // Named again where a reader of the end of a log finds them.
  for (const { name, failures = [] } of counts) for (const line of failures) console.log(`✘ ${name} › ${line}`);
  for (const { name, passed, failed } of counts) console.log(`${name}: ${passed} 通过, ${failed} 失败`);
  for (const line of missing) console.log(line);
  const { passed, failed } = sumCounts(counts);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

/** The built site, with a Redis where there is one. */
async function runBuiltSite(missing: string[]): Promise<SuiteCount> {
  const redis = findRedis();
  if (redis) process.env.REDIS_SERVER = redis;
  else missing.push(notRun('redis', REDIS_PACKAGES));
  const left = redis ? [] : ['--exclude', '**/sharing.test.ts'];
  return runVitest('site, built', 'UTC', ['--config', 'apps/site/vitest.built.config.ts', ...left]);
}

/** The content server on SQLite, then on PostgreSQL where there is one. */
async function runContent(missing: string[], isLong = false): Promise<SuiteCount[]> {
  if (isLong) process.env.TEST_WIDER = '1';
  const sqlite = isLong ? filesOf([...longSuites, ...widerSuites]) : without(longSuites);
  const counts = [await runVitest('content', 'UTC', ['--config', 'apps/content/vitest.config.ts', ...sqlite])];
  const postgres = isLong ? filesOf(longOnPostgres) : without(longOnPostgres);
  const config = ['--config', 'apps/content/vitest.postgres.config.ts', ...postgres];
  if (findPostgres()) counts.push(await runVitest('content, PostgreSQL', 'UTC', config));
  else missing.push(notRun('postgresql', POSTGRES_PACKAGES));
  return counts;
}

/** nginx as shipped; everything together where PostgreSQL and Redis are there, too. */
async function runDeployment(missing: string[]): Promise<SuiteCount[]> {
  if (!findNginx()) {
    missing.push(notRun('nginx', NGINX_PACKAGES));
    return [];
  }
  // Without permission to make namespaces no package would help: none is suggested.
  const packages = canMakeMachine() ? missingForPage() : [];
  if (packages.length > 0) missing.push(notRun('operations page', { debian: packages, brew: [] }));
  const left = [DRILL, ...(findPostgres() && findRedis() ? [] : ['**/whole-system.test.ts'])];
  const args = ['--config', 'deploy/vitest.config.ts', ...left.flatMap((file) => ['--exclude', file])];
  return [await runVitest('deploy', 'UTC', args, { echo: false })];
}

async function runDrill(missing: string[]): Promise<SuiteCount[]> {
  if (findPostgres()) return [await runVitest('drill', 'UTC', ['--config', 'deploy/vitest.config.ts', DRILL])];
  missing.push(notRun('drill', POSTGRES_PACKAGES));
  return [];
}

async function runJourneys(browserPath: string, filters: readonly string[]): Promise<SuiteCount> {
  const file = join(resultsFolder, 'e2e.json');
  if (existsSync(file)) rmSync(file);
  console.log('\n— e2e');
  const { code } = await runStep(
    process.execPath,
    [toolPath('@playwright/test', '', 'playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...filters],
    {
      env: {
        CHROMIUM_PATH: browserPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        TZ: 'UTC',
        NODE_ENV: 'test',
        E2E_NAMED: filters.join(' '),
      },
      echo: true,
    },
  );
  return countPlaywright('e2e', file, code);
}
