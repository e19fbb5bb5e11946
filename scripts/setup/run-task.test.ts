import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freePort, isFreePort } from '../free-port.ts';
import { release, takeLock } from './lock.mjs';

/** A checkout with the scripts that run before anything is installed, and an npm that takes its time. */
const folder = mkdtempSync(join(tmpdir(), 'run-task-'));
const checkout = join(folder, '新 checkout #1 %20');
const installing = join(folder, 'installing');
const started: ChildProcess[] = [];

beforeEach(() => {
  mkdirSync(join(checkout, 'scripts/setup'), { recursive: true });
  cpSync(join(import.meta.dirname, '../run.mjs'), join(checkout, 'scripts/run.mjs'));
  for (const name of readdirSync(import.meta.dirname).filter((each) => each.endsWith('.mjs')))
    cpSync(join(import.meta.dirname, name), join(checkout, 'scripts/setup', name));
  writeFileSync(join(checkout, 'package.json'), '{"type":"module"}');
  writeFileSync(join(checkout, 'package-lock.json'), '{"packages":{}}');
  // Deaf and busy, as a program that unpacks files may be.
  writeFileSync(
    join(folder, 'npm-cli.js'),
    `process.on('SIGTERM', () => {}); require('node:fs').writeFileSync(${JSON.stringify(installing)}, String(process.pid));
     for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);`,
  );
});
afterEach(() => {
  for (const { pid } of started.splice(0)) {
    try {
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  for (const path of [checkout, installing]) rmSync(path, { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function run(env: NodeJS.ProcessEnv = {}, before: readonly string[] = []) {
  const [sitePort, contentPort] = [await freePort(), await freePort()];
  const [command = '', ...args] = [...before, process.execPath, join(checkout, 'scripts/run.mjs'), 'start'];
  const child = spawn(command, args, {
    cwd: tmpdir(),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      npm_execpath: join(folder, 'npm-cli.js'),
      npm_lifecycle_event: '',
      METRICS_PORT: '',
      CONTENT_METRICS_PORT: '',
      DATABASE_URL: '',
      DATA_DIR: '',
      HOST: '',
      SITE_PORT: String(sitePort),
      CONTENT_PORT: String(contentPort),
      ...env,
    },
  });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { pid: child.pid ?? 0, output: () => output, ended };
}

/** Number of the npm that has begun to install. */
async function npmOf(): Promise<number> {
  return vi.waitFor(
    () => {
      const pid = Number(readFileSync(installing, 'utf8'));
      expect(pid).toBeGreaterThan(0);
      return pid;
    },
    { timeout: 20_000 },
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A process that has ended and was not waited for is still listed.
    return process.platform !== 'linux' || !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

const untilGone = (pid: number) =>
  vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000, interval: 200 });

test.each(['SIGHUP', 'SIGINT', 'SIGTERM'] as const)('%s ends an installation, with all of it', async (signal) => {
  const { pid, ended, output } = await run();
  const npm = await npmOf();
  process.kill(pid, signal);
  process.kill(pid, signal);
  expect(await ended).toBe({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal]);
  expect(isAlive(npm)).toBe(false);
  expect(output()).not.toContain('安装失败');
});

test.each([
  ['its process', 1],
  ['its whole group', -1],
])('after kill -9 of %s nothing goes on, and the next start does not wait', async (_, sign) => {
  const { pid } = await run();
  const npm = await npmOf();
  process.kill(sign * pid, 'SIGKILL');
  await untilGone(npm);
  rmSync(installing);
  const next = await run();
  expect(await npmOf()).not.toBe(npm);
  expect(next.output()).not.toMatch(/等它完成/);
});

test('a second start in the same checkout waits for the first, and says for whom', async () => {
  const first = await run();
  await npmOf();
  const second = await run();
  await vi.waitFor(() => expect(second.output()).toContain(`process ${first.pid}`), { timeout: 20_000 });
  expect(second.output()).toContain(`进程 ${first.pid}`);
});

test('what is in the way is said before anything is installed: a port', async () => {
  const blocker = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => blocker.listen(port, '127.0.0.1', resolve));
  try {
    for (const name of ['SITE_PORT', 'CONTENT_PORT', 'METRICS_PORT', 'CONTENT_METRICS_PORT']) {
      const { ended, output } = await run({ [name]: String(port) });
      expect(await ended).toBe(1);
      expect(output()).toContain(`端口 ${port} 已被占用`);
      expect(output()).toContain(`${name}=`);
    }
  } finally {
    blocker.close();
  }
  expect(existsSync(installing)).toBe(false);
});

test('all taken ports are named at once, with a command that works as it stands', async () => {
  const blockers = [createServer(), createServer()];
  const [site = 0, content = 0] = [await freePort(), await freePort()];
  const dataDir = join(folder, 'held');
  mkdirSync(dataDir);
  // A lock that a living process holds: this one.
  await takeLock(join(dataDir, 'start.lock'));
  try {
    for (const [index, port] of [site, content].entries())
      await new Promise<void>((resolve) => blockers[index]?.listen(port, '127.0.0.1', resolve));
    const { ended, output } = await run({ SITE_PORT: String(site), CONTENT_PORT: String(content), DATA_DIR: dataDir });
    expect(await ended).toBe(1);
    expect(output()).toContain(`端口 ${site} 和 ${content} 已被占用`);
    const [, folderOf, sitePort, contentPort] =
      / DATA_DIR=(\S+) SITE_PORT=(\d+) CONTENT_PORT=(\d+) npm /.exec(output()) ?? [];
    expect(folderOf).toBe(`${dataDir}-2`);
    expect(await isFreePort(Number(sitePort))).toBe(true);
    expect(await isFreePort(Number(contentPort))).toBe(true);
    expect(sitePort).not.toBe(contentPort);
  } finally {
    release(join(dataDir, 'start.lock'));
    for (const blocker of blockers) blocker.close();
  }
});

test.runIf(process.platform === 'linux')('a data folder that can never be made is a sentence, not a wait', async () => {
  const link = join(folder, 'unmounted');
  symlinkSync(join(folder, 'nowhere', 'disk'), link);
  for (const dataDir of ['/proc/yunxia', join(link, 'data'), link]) {
    const { ended, output } = await run({ DATA_DIR: dataDir });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/这里无法新建文件夹.*（ENOENT）。\nCannot write .*leads nowhere/);
  }
});

test('in an unpacked release nothing is installed, and the right command is named', async () => {
  writeFileSync(join(checkout, 'package.json'), '{"type":"module","release":true}');
  const { ended, output } = await run();
  expect(await ended).toBe(1);
  expect(output()).toContain('yunxia-run reset-admin');
  expect(existsSync(installing)).toBe(false);
});

test('what is in the way is said before anything is installed: the address', async () => {
  const { ended, output } = await run({ HOST: '192.0.2.1' });
  expect(await ended).toBe(1);
  expect(output()).toMatch(/192\.0\.2\.1.*HOST/);
  expect(existsSync(installing)).toBe(false);
});

test('what is in the way is said before anything is installed: the data folder', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  const { ended, output } = await run({ DATA_DIR: join(blocked, 'data') });
  expect(await ended).toBe(1);
  expect(output().trim().split('\n')).toHaveLength(4);
  expect(output()).toContain('DATA_DIR=');
  expect(output()).toMatch(/无法写入 .*blocked.*\nCannot write .*blocked/);
  expect(existsSync(installing)).toBe(false);
});

const asNobody = ['setpriv', '--reuid=65534', '--clear-groups'];
/** Root may write everywhere: another user takes part, who has to be able to run this Node. */
const canAsk = process.getuid?.() === 0 && canRun(...asNobody, process.execPath, '-e', '0');

function canRun(command = '', ...args: string[]): boolean {
  return spawnSync(command, args).status === 0;
}

test.runIf(canAsk)('a checkout that cannot be written is a sentence, not a wait', async () => {
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  chmodSync(dataDir, 0o777);
  const { ended, output } = await run({ DATA_DIR: dataDir }, asNobody);
  expect(await ended).toBe(1);
  expect(output()).toMatch(/无法写入 .*（EACCES）。\nCannot write .*owner/);
  expect(output()).not.toContain('    at ');
});
