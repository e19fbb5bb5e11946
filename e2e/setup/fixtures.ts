import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { startStubServer } from '@yunxia/contract/testing';
import { gotoHydrated } from './hydrated.ts';
import { findFreePort, releasePort } from './free-port.ts';
import { beLate } from './lateness.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { type Problems, watchProblems } from './watch-problems.ts';

/** The stub content server, as a test gets it. */
export type Stub = Awaited<ReturnType<typeof startStubServer>>;

type WorkerFixtures = {
  /** The stub content server of this worker; what a test sets on it is undone after the test. */
  stub: Stub;
  /** The production site over that stub. */
  site: ServerProcess;
};

type TestFixtures = {
  /** Whether `goto` ends when the page is hydrated; false for tests about the time before. */
  waitsHydrated: boolean;
  problems: Problems;
};

/** Tests of the production site over the stub content server. A problem the browser reports fails the test. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  stub: [
    async ({}, use, { parallelIndex }) => {
      const port = await findFreePort(parallelIndex);
      const stub = await startStubServer({ port });
      await use(stub);
      await stub.close();
      releasePort(port);
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ stub }, use, { parallelIndex }) => {
      await withSite(stub.url, parallelIndex, use);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site, stub }, use) => {
    await use(site.url);
    stub.reset();
  },
  waitsHydrated: [true, { option: true }],
  problems: [
    async ({ context, baseURL, javaScriptEnabled, waitsHydrated }, use) => {
      if (javaScriptEnabled !== false && waitsHydrated) gotoHydrated(context);
      if (javaScriptEnabled !== false) await beLate(context);
      const problems = watchProblems(context, baseURL ?? '');
      await use(problems);
      expect(problems.unexpected(), 'what the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Runs the production site on a port and a data folder of its own.
 *
 * @param contentUrl origin of the content server
 * @param env further settings of the site; its `SITE_PORT` is one that {@link findFreePort} gave
 */
export async function withSite(
  contentUrl: string,
  worker: number,
  use: (site: ServerProcess) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const port = Number(env.SITE_PORT ?? (await findFreePort(worker)));
  const dataDir = await mkdtemp(join(tmpdir(), 'yunxia-site-'));
  const site = await startServer('apps/site/server/main.ts', `http://127.0.0.1:${port}`, {
    SITE_PORT: String(port),
    CONTENT_URL: contentUrl,
    DATA_DIR: dataDir,
    // Tests change what the stub answers and count what it was asked: nothing may come from a cache, unless a
    // test is about that and says so.
    CACHE_SECONDS: '0',
    METRICS_PORT: '0',
    // a test run asks more of one address than a town does
    RATE_LIMITS: 'off',
    ...env,
  });
  try {
    await use(site);
  } finally {
    await site.stop();
    releasePort(port);
    await rm(dataDir, { recursive: true, force: true });
  }
}
