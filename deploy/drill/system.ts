/** Content server and site as built, in processes that a drill stops, suspends and restarts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../scripts/free-port.ts';
import { root } from '../../scripts/settings.ts';

/** How long a server may take to start, in ms. */
const START_MS = 120_000;

/** A server process that the drill controls. */
export interface Victim {
  readonly origin: string;
  readonly pid: () => number;
  /** What it has written to its log file. */
  readonly output: () => string;
  /** @param outputFile where its output goes, its log file by default */
  readonly start: (outputFile?: string) => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** Ends it and waits for that. @returns whether it ended by the signal within five seconds */
  readonly stop: (name?: NodeJS.Signals) => Promise<boolean>;
  readonly isRunning: () => boolean;
}

/** @param env of the process @param log file for its output */
const createVictim = (script: string, origin: string, env: NodeJS.ProcessEnv, log: string): Victim => {
  let child: ChildProcess | undefined;
  const isRunning = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  process.once('exit', () => void child?.kill('SIGKILL'));
  return {
    origin,
    isRunning,
    pid: () => child?.pid ?? 0,
    output: () => readFileSync(log, 'utf8'),
    signal: (name) => void child?.kill(name),
    async start(outputFile = log) {
      const file = openSync(outputFile, 'a');
      child = spawn(process.execPath, [join(root, script)], {
        cwd: root,
        env: { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', ...env },
        stdio: ['ignore', file, file],
      });
      closeSync(file);
      const deadline = Date.now() + START_MS;
      for (;;) {
        const health = await fetch(`${origin}/healthz`).catch(() => undefined);
        await health?.body?.cancel();
        if (health?.ok) return;
        if (!isRunning() || Date.now() > deadline)
          throw new Error(`${script} did not start:\n${readFileSync(log, 'utf8')}`);
        await sleep(100);
      }
    },
    async stop(name = 'SIGTERM') {
      if (!child || !isRunning()) return true;
      const ended = once(child, 'exit').then(() => true);
      child.kill(name);
      const inTime = await Promise.race([ended, sleep(5000, false, { ref: false })]);
      if (!inTime) {
        child.kill('SIGKILL');
        await ended;
      }
      return inTime;
    },
  };
};

/** Both servers, not yet started. */
export interface DrillSystem {
  readonly content: Victim;
  readonly site: Victim;
  /** Folder of the content server's data. */
  readonly data: string;
}

/**
 * @param folder for data and logs
 * @param data folder of the content server's data
 * @param env further settings of both: database, object storage, Redis
 */
export const createDrillSystem = async (
  folder: string,
  data: string,
  env: Record<string, string>,
): Promise<DrillSystem> => {
  const [contentPort, sitePort] = await Promise.all([freePort(), freePort()]);
  const [contentUrl, siteUrl] = [contentPort, sitePort].map((port) => `http://127.0.0.1:${port}`) as [string, string];
  mkdirSync(join(folder, 'site'));
  const both = {
    DATABASE_URL: '',
    PUBLISH_SECRET: randomBytes(32).toString('hex'),
    // both are asked from this machine's one address
    RATE_LIMITS: 'off',
    METRICS_PORT: '0',
    CONTENT_METRICS_PORT: '0',
    LOG_LEVEL: 'info',
    ...env,
  };
  return {
    data,
    content: createVictim(
      'apps/content/scripts/serve.ts',
      contentUrl,
      { ...both, CONTENT_PORT: String(contentPort), DATA_DIR: data },
      join(folder, 'content.log'),
    ),
    site: createVictim(
      'apps/site/server/main.ts',
      siteUrl,
      { ...both, SITE_PORT: String(sitePort), CONTENT_URL: contentUrl, DATA_DIR: join(folder, 'site') },
      join(folder, 'site.log'),
    ),
  };
};
