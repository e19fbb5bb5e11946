/** The servers that are measured, each in a process of its own on a free port, ended with the measurement. */
import { randomBytes } from 'node:crypto';
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { PlainError } from '../plain-error.ts';
import { root } from '../settings.ts';

/** A running server. */
export interface Running {
  readonly port: number;
  readonly pid: number;
  readonly child: ChildProcess;
}

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

const descendants = (pid: number): number[] => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
    return [pid, ...children.flatMap((child) => descendants(Number(child)))];
  } catch {
    return [pid];
  }
};

/** Processor time so far of a process with all its threads and children, in seconds (proc(5): schedstat, in ns). */
export const processorSeconds = (pid: number): number =>
  descendants(pid)
    .flatMap((one) => tasksOf(one).map((task) => `/proc/${one}/task/${task}/schedstat`))
    .reduce((sum, file) => sum + Number(readOr(file, '0').split(' ')[0]) / 1e9, 0);

/** Memory of a process that is its own, in megabytes. */
export const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readOr(`/proc/${pid}/status`, ''))?.[1] ?? 0) / 1024;

const tasksOf = (pid: number): string[] => {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
};
const readOr = (file: string, fallback: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
};

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });

/** Starts a program and waits until it listens. @throws PlainError when it does not within half a minute */
export const startProgram = async (
  command: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<Running> => {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-4000)));
  child.once('exit', () => running.delete(child));
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) break;
    if (await isListening(port)) return { port, pid: child.pid ?? 0, child };
    await sleep(100);
  }
  throw new PlainError(`未能启动 / did not start: ${command} ${args.join(' ')}\n${output}`);
};

/** Ends a server. @param signal SIGKILL: as when the machine runs out of memory */
export const stopServer = async ({ child }: Running, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const late = setTimeout(() => child.kill('SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
};

/** The content server of the measurements: the stub over the contract's examples. */
export const startStub = async (port?: number): Promise<Running> => {
  const at = port ?? (await freePort());
  return startProgram(process.execPath, [join(root, 'packages/contract/scripts/stub-server.ts'), String(at)], at);
};

/** Asks a server for its memory. */
const watch = join(import.meta.dirname, 'live-memory.ts');

/** Memory that a server uses once the garbage is gone, in megabytes; of one that was started with `isWatched`. */
export const liveMegabytes = ({ child }: Running): Promise<number> =>
  new Promise((resolve) => {
    const read = (chunk: Buffer): void => {
      const [, bytes] = /live memory: (\d+)/.exec(chunk.toString()) ?? [];
      if (bytes === undefined) return;
      child.stdout?.off('data', read);
      resolve(Number(bytes) / 2 ** 20);
    };
    child.stdout?.on('data', read);
    child.kill('SIGUSR2');
  });

/** The site as it is shipped. @param env further settings @param options.isWatched it reports its memory */
export const startSite = async (
  contentPort: number,
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  { isWatched = false } = {},
): Promise<Running> => {
  const port = await freePort();
  const preload = isWatched ? ['--import', watch] : [];
  return startProgram(process.execPath, [...preload, join(root, 'apps/site/server/main.ts')], port, {
    NODE_ENV: 'production',
    SITE_PORT: String(port),
    HOST: '127.0.0.1',
    CONTENT_URL: `http://127.0.0.1:${contentPort}`,
    DATA_DIR: dataDir,
    METRICS_PORT: '0',
    // as in production: it follows the content server's changes, so that age alone makes no page again
    PUBLISH_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ...env,
  });
};

/** The same build under React Router's own adapter. */
export const startStock = async (contentPort: number, dataDir: string): Promise<Running> => {
  const port = await freePort();
  return startProgram(process.execPath, [join(root, 'apps/site/scripts/stock-server.ts'), String(port)], port, {
    NODE_ENV: 'production',
    CONTENT_URL: `http://127.0.0.1:${contentPort}`,
    DATA_DIR: dataDir,
  });
};

/** Bare node:http. @param file what it sends, as written by {@link capture} */
export const startConstant = async (file: string): Promise<Running> => {
  const port = await freePort();
  return startProgram(process.execPath, [join(root, 'scripts/bench/bench-constant.ts'), String(port), file], port, {
    NODE_ENV: 'production',
  });
};
