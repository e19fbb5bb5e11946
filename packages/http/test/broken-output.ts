/** A built server whose output cannot be written, for the tests of both servers. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/** full: a disk without room. gone: a reader that has ended. stopped: one that reads nothing. */
export type BrokenOutput = 'full' | 'gone' | 'stopped';
export const BROKEN_OUTPUTS: readonly BrokenOutput[] = ['full', 'gone', 'stopped'];

export interface ServerWithoutOutput {
  process: ChildProcess;
  /** Lines that it has dropped. */
  dropped: () => Promise<number>;
  /** Ends it with a signal. @returns exit code and seconds that it took */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; seconds: number }>;
  /** Removes what it left. */
  clear: () => void;
}

/** @param url answers once the server is there */
export async function startWithoutOutput(
  output: BrokenOutput,
  script: string,
  url: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerWithoutOutput> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-output-'));
  const probe = pathToFileURL(join(import.meta.dirname, 'process-probe.ts')).href;
  const file = join(folder, 'dropped');
  const full = output === 'full' ? openSync('/dev/full', 'w') : undefined;
  const child = spawn(process.execPath, ['--import', probe, script], {
    env: { ...process.env, DATA_DIR: folder, NODE_ENV: 'production', LOG_LEVEL: 'info', PROBE_FILE: file, ...env },
    stdio: ['ignore', full ?? 'pipe', full ?? 'pipe'],
  });
  if (full !== undefined) closeSync(full);
  if (output === 'gone') for (const stream of [child.stdout, child.stderr]) stream?.destroy();
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const isThere = (): Promise<boolean> =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  const deadline = Date.now() + 60_000;
  while (!hasEnded() && Date.now() < deadline && !(await isThere())) await sleep(100);
  return {
    process: child,
    dropped: async () => {
      rmSync(file, { force: true });
      child.kill('SIGUSR2');
      while (!hasEnded() && !existsSync(file)) await sleep(20);
      await sleep(20);
      return existsSync(file) ? Number(readFileSync(file, 'utf8')) : Number.NaN;
    },
    end: async (signal) => {
      const began = performance.now();
      child.kill(signal);
      while (!hasEnded() && performance.now() - began < 20_000) await sleep(20);
      return { code: child.exitCode, seconds: (performance.now() - began) / 1000 };
    },
    clear: () => {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
