/** The built site in a process of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

export interface BuiltSite {
  readonly port: number;
  readonly pid: number;
  readonly origin: string;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Memory that it holds, in bytes; 0 where the system does not tell. */
  readonly memory: () => number;
  /** Memory in use once the garbage is gone, in bytes; of a site that was started with `isWatched`. */
  readonly liveMemory: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const script = join(import.meta.dirname, '../server/main.ts');

const watch = join(import.meta.dirname, '../../../scripts/bench/live-memory.ts');

/**
 * Starts the site over a content server on a free port.
 * @param isWatched it tells its live memory
 * @throws Error with what it printed when it does not start
 */
export const startBuiltSite = async (
  contentUrl: string,
  env: Record<string, string> = {},
  isWatched = false,
): Promise<BuiltSite> => {
  const folder = mkdtempSync(join(tmpdir(), 'built-site-'));
  const child: ChildProcess = spawn(process.execPath, [...(isWatched ? ['--import', watch] : []), script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_PORT: '0',
      CONTENT_URL: contentUrl,
      DATA_DIR: folder,
      METRICS_PORT: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  let output = '';
  const stop = async (): Promise<void> => {
    process.off('exit', endWithUs);
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = await new Promise<string | undefined>((resolve) => {
    const read = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-200_000);
      const url = /网站已启动：(http:\/\/[^\s/]+)/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => resolve(undefined));
  });
  if (origin === undefined) {
    await stop();
    throw new Error(`the site did not start: ${output}`);
  }
  const memory = (): number => {
    const file = `/proc/${child.pid}/status`;
    if (!existsSync(file)) return 0;
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) * 1024;
  };
  const liveMemory = async (): Promise<number> => {
    child.kill('SIGUSR2');
    for await (const [chunk] of on(child.stdout as Readable, 'data')) {
      const [, bytes] = /live memory: (\d+)/.exec(String(chunk)) ?? [];
      if (bytes !== undefined) return Number(bytes);
    }
    return 0;
  };
  const pid = child.pid ?? 0;
  return { port: Number(new URL(origin).port), pid, origin, output: () => output, memory, liveMemory, stop };
};
