/**
 * A Debian machine to rehearse on: a systemd of its own in new namespaces, over this machine's programs, with its own
 * users, folders, network and processes. What it writes is thrown away with it.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findProgram } from '../../scripts/setup/system-packages.ts';

/** What the machine itself is made of, beside what docs/operations.md installs. */
export const MACHINE_PACKAGES = ['systemd', 'dbus', 'iproute2', 'pebble', 'logrotate'] as const;

/** Bound on each script: a command of the page that waits for a server would wait for ever. */
const SCRIPT_SECONDS = 120;

/** However this process ends. */
const untilWeEnd = ['--pdeathsig', 'KILL'];

const namespaces = ['--mount', '--net', '--pid', '--uts', '--ipc', '--cgroup'];

/** Packages of Debian that are not installed here. */
export function missingPackages(packages: readonly string[]): string[] {
  const { stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Abbrev} ${Package}\n', ...packages], {
    encoding: 'utf8',
  });
  const installed = new Set(
    String(stdout)
      .split('\n')
      .filter((line) => line.startsWith('ii'))
      .map((line) => line.split(' ').at(-1)),
  );
  return packages.filter((name) => !installed.has(name));
}

/** Whether this machine lets us make one: as root on Debian, with the right to mount. */
export function canMakeMachine(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version') || !findProgram(['unshare'])) return false;
  const folder = mkdtempSync(join(tmpdir(), 'namespace-'));
  const attempt = `mount -t tmpfs tmpfs ${folder} && mkdir ${folder}/g && mount -t cgroup2 cgroup2 ${folder}/g`;
  const { status } = spawnSync('unshare', [...namespaces, '--fork', 'sh', '-c', attempt], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
  return status === 0;
}

export interface Ran {
  readonly code: number;
  readonly output: string;
}

export interface Machine {
  /** A folder that the machine sees as /handed-over. */
  readonly handedOver: string;
  /** Runs a script of bash as root in /root, and gives what it says. */
  readonly run: (script: string) => Promise<Ran>;
  /** Runs a program of this machine in the other one's network. @throws Error when it fails */
  readonly inItsNetwork: (command: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** @throws Error with what systemd said when it does not come up */
export async function bootMachine(): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'));
  const handedOver = join(folder, 'handed-over');
  const log = join(folder, 'console');
  mkdirSync(handedOver);
  const script = join(import.meta.dirname, 'boot-machine.sh');
  const unshared = spawn(
    'setpriv',
    [...untilWeEnd, 'unshare', ...namespaces, '--fork', '--kill-child', 'bash', script, folder, handedOver],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const console_ = createWriteStream(log);
  unshared.stdout.pipe(console_, { end: false });
  unshared.stderr.pipe(console_, { end: false });
  const kill = (): void => void unshared.kill('SIGKILL');
  process.once('exit', kill);
  const isOver = (): boolean => unshared.exitCode !== null || unshared.signalCode !== null;

  const init = (): string => readFileSync(`/proc/${unshared.pid}/task/${unshared.pid}/children`, 'utf8').trim();
  const inItsNetwork = async (command: readonly string[]): Promise<string> => {
    const { stdout } = await promisify(execFile)('nsenter', ['-t', init(), '-n', '--', ...command]);
    return stdout.trim();
  };
  const run = (text: string): Promise<Ran> =>
    new Promise((resolve) => {
      const clean = ['env', '-i', 'HOME=/root', 'LANG=C.UTF-8', 'PATH=/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin'];
      const inside = ['-t', init(), '-m', '-n', '-p', '-u', '-i', '-C', '-w', ...clean];
      const bounded = ['timeout', '--kill-after=5', String(SCRIPT_SECONDS), 'bash', '-s'];
      const child = spawn('nsenter', [...inside, ...bounded], { stdio: ['pipe', 'pipe', 'pipe'] });
      let output = '';
      const hear = (chunk: string): void => {
        output += chunk;
      };
      child.stdout.setEncoding('utf8').on('data', hear);
      child.stderr.setEncoding('utf8').on('data', hear);
      child.once('close', (code) => resolve({ code: code ?? 1, output }));
      child.stdin.on('error', () => undefined);
      child.stdin.end(`cd /root\n${text}`);
    });
  const stop = async (): Promise<void> => {
    if (!isOver()) {
      const ended = new Promise<void>((resolve) => unshared.once('exit', () => resolve()));
      kill();
      await ended;
    }
    process.off('exit', kill);
    console_.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };

  for (const deadline = Date.now() + 60_000; ; await sleep(100)) {
    const state = isOver() ? '' : (await run('systemctl is-system-running || true')).output;
    if (/running|degraded/.test(state ?? '')) return { handedOver, run, inItsNetwork, stop };
    if (isOver() || Date.now() > deadline) {
      const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
      await stop();
      throw new Error(`the machine does not come up:\n${said}`);
    }
  }
}
