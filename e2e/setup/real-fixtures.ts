import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test as base } from '@playwright/test';
import { findPostgres, startPostgres } from '../../scripts/postgres-cluster.ts';
import { withSite } from './fixtures.ts';
import { findFreePort, releasePort } from './free-port.ts';
import { type Editor, signInAsAdministrator } from './editor.ts';
import { runScript, type ServerProcess, startServer } from './server-process.ts';
import { gotoHydrated } from './hydrated.ts';
import { beLate } from './lateness.ts';
import { type Problems, watchProblems } from './watch-problems.ts';

/** A content server that can be ended and started again on the same port and data. */
export type RealContent = {
  url: string;
  /** Where it keeps its files, and SQLite. */
  dataDir: string;
  /** The administrator's password as the first start has printed it. */
  password: string;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** What it has printed since it was started last. */
  output: () => string;
  /** Starts another process over the same database and files; it ends with the worker. */
  startAnother: () => Promise<string>;
};

export type RealOptions = {
  /** What the content server stores in; PostgreSQL is a cluster of the worker's own. */
  database: 'sqlite' | 'postgres';
};

type WorkerFixtures = RealOptions & {
  /** Whether the database holds sample content, or nothing at all as after a first start with SAMPLE=off. */
  filled: boolean;
  /** Where the site will listen, and the secret of the change log. */
  publishing: { sitePort: number; env: NodeJS.ProcessEnv };
  /** The real content server over a folder of its own. */
  content: RealContent;
  site: ServerProcess;
  /** An administrator, signed in with a password of their own. */
  editor: Editor;
};

/** Tests of the production site over the real content server. A problem the browser reports fails the test. */
export const test = base.extend<{ problems: Problems }, WorkerFixtures>({
  database: ['sqlite', { option: true, scope: 'worker' }],
  filled: [true, { option: true, scope: 'worker' }],
  publishing: [
    async ({}, use, { parallelIndex }) => {
      const sitePort = await findFreePort(parallelIndex);
      await use({
        sitePort,
        env: { PUBLISH_SECRET: randomBytes(32).toString('hex') },
      });
      releasePort(sitePort);
    },
    { scope: 'worker' },
  ],
  content: [
    async ({ database, filled, publishing }, use, { parallelIndex, project }) => {
      const port = await findFreePort(parallelIndex);
      const dataDir = await mkdtemp(join(tmpdir(), 'yunxia-content-'));
      const url = `http://127.0.0.1:${port}`;
      const cluster = database === 'postgres' ? await startPostgres(findPostgres() ?? '') : undefined;
      await cluster?.query('postgres', 'CREATE DATABASE content');
      const env = {
        ...publishing.env,
        CONTENT_PORT: String(port),
        SITE_PORT: String(publishing.sitePort),
        DATA_DIR: dataDir,
        SAMPLE: filled ? 'on' : 'off',
        DATABASE_URL: cluster?.url('content') ?? '',
      };
      if (filled && cluster) fillSample(env);
      else if (filled) await copySample(project.outputDir, env);
      let server: ServerProcess | undefined;
      const start = async () => {
        server = await startServer('apps/content/scripts/serve.ts', url, env);
      };
      await start();
      const others: { server: ServerProcess; port: number }[] = [];
      await use({
        url,
        dataDir,
        password: readPassword(server?.output() ?? ''),
        start,
        kill: async () => server?.kill(),
        output: () => server?.output() ?? '',
        startAnother: async () => {
          const otherPort = await findFreePort(parallelIndex);
          const otherUrl = `http://127.0.0.1:${otherPort}`;
          const own = { ...env, CONTENT_PORT: String(otherPort), CONTENT_METRICS_PORT: '0' };
          others.push({ server: await startServer('apps/content/scripts/serve.ts', otherUrl, own), port: otherPort });
          return otherUrl;
        },
      });
      for (const other of others) {
        await other.server.stop();
        releasePort(other.port);
      }
      await server?.stop();
      await cluster?.stop();
      releasePort(port);
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  site: [
    async ({ content, publishing }, use, { parallelIndex }) => {
      // As in use: pages are cached, and purged by the change log.
      const env = { ...publishing.env, SITE_PORT: String(publishing.sitePort), CACHE_SECONDS: '60' };
      await withSite(content.url, parallelIndex, use, env);
    },
    { scope: 'worker' },
  ],
  editor: [
    async ({ content }, use) => {
      await use(await signInAsAdministrator(content.url, content.password));
    },
    { scope: 'worker' },
  ],
  // A connection that the server has just closed for idleness is opened again, as a browser does.
  request: async ({ request }, use) => {
    const post = request.post.bind(request);
    request.post = (url, options) => post(url, { maxRetries: 2, ...options });
    await use(request);
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  problems: [
    async ({ context, baseURL }, use) => {
      gotoHydrated(context);
      await beLate(context);
      const problems = watchProblems(context, baseURL ?? '');
      await use(problems);
      expect(problems.unexpected(), 'what the browser reported').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const fillSample = (env: NodeJS.ProcessEnv): string => runScript('apps/content/scripts/sample.ts', ['fill'], env);

/**
 * Puts the sample content of this run into a new data directory. The worker that asks first fills it, the others wait for it.
 *
 * @param outputDir Playwright empties it when a run starts: the dates of the sample are those of the run
 */
async function copySample(outputDir: string, env: NodeJS.ProcessEnv & { DATA_DIR: string }): Promise<void> {
  const whole = join(outputDir, 'sample');
  const half = `${whole}-half`;
  await mkdir(outputDir, { recursive: true });
  while (!existsSync(whole)) {
    const isFirst = await mkdir(half).then(
      () => true,
      () => false,
    );
    if (!isFirst) await sleep(100);
    else {
      try {
        fillSample({ ...env, DATA_DIR: half });
        await rename(half, whole);
      } finally {
        await rm(half, { recursive: true, force: true });
      }
    }
  }
  await cp(whole, env.DATA_DIR, { recursive: true });
}

/** The password in the box that the first start prints, once. */
function readPassword(output: string): string {
  const password = /密\s*码：(\S+)/.exec(output)?.[1];
  if (!password) throw new Error(`the first start printed no password:\n${output}`);
  return password;
}
