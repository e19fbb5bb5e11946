/** The built content server in a process of its own, on a database of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyMigrated } from './migrated-database.ts';

export interface BuiltServer {
  base: string;
  /** What it has printed so far. */
  output: () => string;
  process: ChildProcess;
  directory: string;
  /** @param isRemoved whether its data go, too; true unless told otherwise */
  close: (isRemoved?: boolean) => Promise<void>;
}

const script = path.resolve(import.meta.dirname, '../scripts/serve.ts');

/**
 * Starts `scripts/serve.ts` from a foreign working directory; resolves when it is ready or has ended.
 *
 * @param isMigrated whether it may find the empty database of the run, where that is there by now: for tests that do not ask
 *   how a server begins
 */
export async function startBuiltServer(
  port: number,
  variables: Record<string, string> = {},
  isMigrated = false,
): Promise<BuiltServer> {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-server-'));
  if (isMigrated) copyMigrated(directory);
  const child = spawn(process.execPath, [script], {
    cwd: tmpdir(),
    env: {
      ...process.env,
      DATABASE_URL: '',
      DATA_DIR: directory,
      CONTENT_PORT: String(port),
      CONTENT_METRICS_PORT: '0',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      if (output.includes('内容服务器已就绪')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => resolve());
  });
  await ready;
  return {
    base: `http://127.0.0.1:${port}`,
    output: () => output,
    process: child,
    directory,
    close: async (isRemoved = true) => {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      if (isRemoved) rmSync(directory, { recursive: true, force: true });
    },
  };
}
