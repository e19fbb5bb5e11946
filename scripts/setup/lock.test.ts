import { execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { PlainError } from './file-errors.mjs';
import { endLeftovers, release, takeLock, withLock } from './lock.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lock-'));
const file = join(folder, 'install.lock');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(file, { recursive: true, force: true }));

const isLinux = process.platform === 'linux';
const module = JSON.stringify(pathToFileURL(join(import.meta.dirname, 'lock.mjs')).href);

/** A process that takes the lock, says so, and holds it until it is ended. */
async function hold(script = ''): Promise<{ pid: number; kill: () => Promise<void> }> {
  const source = `const { takeLock, noteProcess } = await import(${module});
    await takeLock(${JSON.stringify(file)}); ${script}; console.log('holds'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    pid: child.pid ?? 0,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const isAlive = (pid: number): boolean =>
  existsSync(`/proc/${pid}`) && !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

test('waits for a living holder, and says for whom', async () => {
  const holder = await hold();
  const onWait = vi.fn();
  const work = withLock(file, () => 'done', onWait);
  await vi.waitFor(() => expect(onWait).toHaveBeenCalled());
  expect(onWait.mock.calls[0]?.[0]).toMatchObject({ pid: holder.pid });
  await holder.kill();
  expect(await work).toBe('done');
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ['empty', ''],
  ['torn', '{"pid":1,"sta'],
  ['of another form', '1'],
  [
    'of a number that another process has now',
    JSON.stringify({ pid: process.ppid, start: 'x', host: '', command: '' }),
  ],
  ['of another machine', JSON.stringify({ pid: process.ppid, start: '', host: 'elsewhere', command: 'npm start' })],
])('a lock that is %s is taken over at once', async (_, text) => {
  writeFileSync(file, text);
  const onWait = vi.fn();
  expect(await withLock(file, () => JSON.parse(readFileSync(file, 'utf8')).pid, onWait)).toBe(process.pid);
  expect(onWait).not.toHaveBeenCalled();
});

test('a folder in the place of a lock is taken away', async () => {
  mkdirSync(file);
  expect(await takeLock(file)).toBeUndefined();
  release(file);
  expect(existsSync(file)).toBe(false);
});

test('of many that see a lock without a holder at once, one has it at a time', async () => {
  writeFileSync(file, '');
  let inside = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, (inside += 1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    inside -= 1;
  };
  await Promise.all(Array.from({ length: 4 }, () => withLock(file, work)));
  expect(most).toBe(1);
});

test.runIf(isLinux)(
  'what a killed holder has left running is ended before its lock is taken over',
  async () => {
    const deaf = spawn('sh', ['-c', 'trap "" TERM; sleep 600 & wait'], { detached: true, stdio: 'ignore' });
    const holder = await hold(`noteProcess(${deaf.pid})`);
    await holder.kill();
    await endLeftovers(file);
    expect(isAlive(deaf.pid ?? 0)).toBe(false);
    expect(await takeLock(file)).toBeUndefined();
    release(file);
  },
  30_000,
);

/** Root may write everywhere: then another user takes part. */
const asUser = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--clear-groups'] : [];
/** A checkout below root's own folder cannot be read by others. */
const canAsk = isLinux && canRead();

function canRead(): boolean {
  const [command = '', ...args] = [...asUser, process.execPath, '--input-type=module', '-e', `await import(${module})`];
  return spawnSync(command, args).status === 0;
}

/** What `takeLock` says to a user without rights. */
function refusalOf(path: string): string {
  const source = `const { takeLock } = await import(${module});
    await takeLock(${JSON.stringify(path)}).catch((error) => { console.log(error.constructor.name, error.message); process.exit(); });`;
  const node = [process.execPath, '--input-type=module', '-e', source];
  const [command = '', ...args] = [...asUser, ...node];
  return execFileSync(command, args, { encoding: 'utf8', timeout: 20_000 });
}

test.runIf(canAsk)('a folder that cannot be written is a sentence, not a wait', () => {
  chmodSync(folder, 0o755);
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const text = refusalOf(join(closed, 'install.lock'));
  expect(text).toMatch(/^PlainError 无法写入 .*closed.*（EACCES）。\nCannot write .*closed.*owner.*\(EACCES\)\.$/m);
  const below = refusalOf(join(closed, 'deep/install.lock'));
  expect(below).toContain('EACCES');
  rmSync(closed, { recursive: true });
});

test('a file in the place of the folder is a sentence, not a wait', async () => {
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  await expect(takeLock(join(blocked, 'install.lock'))).rejects.toThrow(PlainError);
  await expect(takeLock(join(blocked, 'install.lock'))).rejects.toThrow(/文件夹/);
  rmSync(blocked);
});
