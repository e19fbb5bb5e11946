import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const root = resolve(import.meta.dirname, '../..');

/** Values of production, unless a test sets others. */
const inUse = { NODE_ENV: 'production' } as const;

/** A server that a test started. */
export type ServerProcess = {
  url: string;
  /** What it has printed so far. */
  output: () => string;
  /** SIGTERM, then SIGKILL after 5 s; resolves when it is gone. */
  stop: () => Promise<void>;
  /** SIGKILL, as when a machine fails. */
  kill: () => Promise<void>;
};

/**
 * Starts one of the project's servers and waits until its health page answers.
 *
 * @param script below the root
 * @param url where it will listen
 * @throws Error with its output when it ends, or is not healthy for two and a half minutes, which a busy machine may need
 */
export async function startServer(script: string, url: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const guard = pathToFileURL(join(root, 'scripts/setup/end-with-parent.mjs')).href;
  const child = spawn(process.execPath, ['--import', guard, join(root, script)], {
    cwd: root,
    env: { ...process.env, ...inUse, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-50_000);
    });
  }
  const server = {
    url,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  };
  const deadline = Date.now() + 150_000;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await server.kill();
      throw new Error(`${script} did not start:\n${output}`);
    }
    await sleep(100);
  }
  return server;
}

/** Runs one of the project's scripts to its end and returns what it printed. */
export function runScript(script: string, args: readonly string[], env: NodeJS.ProcessEnv): string {
  return execFileSync(process.execPath, [join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...inUse, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  process.kill(-child.pid, signal);
  const timer = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 5000);
  await gone;
  clearTimeout(timer);
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}
