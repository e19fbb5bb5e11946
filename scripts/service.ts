import type { ChildProcess } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeLine } from '@yunxia/http/log-output';
import { PlainError } from './plain-error.ts';
import { spawnGuarded } from './setup/processes.mjs';
import { root } from './settings.ts';

export type ServiceOptions = {
  /** Short name before each line of its output. */
  name: string;
  title: string;
  /** Script, absolute or below the checkout's root, run under the same Node. */
  script: string;
  args?: readonly string[];
  env: NodeJS.ProcessEnv;
  /** Health URL: answers with a success once the server is ready. */
  healthUrl: string;
  /** Timeout of a start, in seconds. */
  startSeconds?: number;
  /** Back-off before a restart, in seconds, by the number of consecutive ends. */
  restartDelays?: readonly number[];
  /** Called when it has ended by itself and will not be started again. */
  onGone: (message: string) => void;
};

const usualRestartDelays = [5, 10, 20, 40, 60];
/** An uptime that resets the back-off. */
const steadySeconds = 60;

/**
 * A supervised server process: one that ends by itself after a good start is restarted with a growing back-off (5 s to 60 s);
 * one that never gets healthy is not restarted, since that would not help.
 */
export class Service {
  readonly #options: ServiceOptions;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #ends = 0;

  constructor(options: ServiceOptions) {
    this.#options = options;
  }

  /**
   * Starts the process and waits until it is healthy.
   *
   * @throws PlainError when it ends, or takes too long, before that
   */
  async start(): Promise<void> {
    const child = this.#spawn();
    const healthy = await this.#waitUntilHealthy(child);
    if (this.#isStopping) return;
    if (!healthy) {
      await this.stop();
      throw new PlainError(
        `${this.#options.title}未能启动，原因见上面的输出。\n${this.#options.name} did not start: see the output above.`,
      );
    }
    const began = performance.now();
    if (hasEnded(child)) this.#onUnexpectedEnd(child, began);
    else child.once('exit', () => this.#onUnexpectedEnd(child, began));
  }

  /** Asks the process to end, and ends it after `graceSeconds` if it has not. Resolves when it is gone. */
  async stop(graceSeconds = 4): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((done) => child.once('exit', () => done()));
    signalGroup(child, 'SIGTERM');
    const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceSeconds * 1000);
    await ended;
    clearTimeout(timer);
    // Its remaining child processes end, too.
    signalGroup(child, 'SIGKILL');
  }

  #spawn(): ChildProcess {
    const { name, script, args = [], env } = this.#options;
    const child = spawnGuarded(process.execPath, [resolve(root, script), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches the parent alone, which ends both servers in order.
      detached: process.platform !== 'win32',
    });
    prefixLines(child, name);
    child.on('error', (error) => console.error(`[${name}] ${error.message}`));
    this.#child = child;
    return child;
  }

  async #waitUntilHealthy(child: ChildProcess): Promise<boolean> {
    const deadline = Date.now() + (this.#options.startSeconds ?? 60) * 1000;
    while (Date.now() < deadline && !hasEnded(child) && !this.#isStopping) {
      if (await isHealthy(this.#options.healthUrl)) return !hasEnded(child);
      await sleep(150);
    }
    return false;
  }

  async #onUnexpectedEnd(child: ChildProcess, began: number): Promise<void> {
    if (this.#isStopping) return;
    const { name, title } = this.#options;
    if (performance.now() - began > steadySeconds * 1000) this.#ends = 0;
    const delay = (this.#options.restartDelays ?? usualRestartDelays)[this.#ends];
    const reason = child.signalCode ?? `exit ${child.exitCode}`;
    if (delay === undefined) {
      this.#options.onGone(`${title}反复意外结束（${reason}）。\n${name} kept ending by itself (${reason}).`);
      return;
    }
    this.#ends += 1;
    console.error(
      `[${name}] 意外结束（${reason}），${delay} 秒后重新启动 / ended (${reason}), starting again in ${delay} s`,
    );
    await sleep(delay * 1000);
    if (this.#isStopping) return;
    try {
      await this.start();
      if (!this.#isStopping) console.log(`[${name}] 已恢复 / running again`);
    } catch (error) {
      this.#options.onGone(error instanceof Error ? error.message : String(error));
    }
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Signals a process that was started detached, and all that it has started. */
export function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // No process of the group is left: nothing to do.
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

/** A log line that says nothing beside its message, for people; every other line as it is. */
export function toSentence(line: string): string {
  if (!line.startsWith('{"time"')) return line;
  try {
    const { time: _time, level, msg, ...facts } = JSON.parse(line) as Record<string, unknown>;
    return level === 'info' && typeof msg === 'string' && Object.keys(facts).length === 0 ? msg : line;
  } catch {
    return line;
  }
}

function prefixLines(child: ChildProcess, name: string): void {
  for (const [stream, target] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    let rest = '';
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) writeLine(line && `[${name}] ${toSentence(line)}`, target);
    });
    stream?.on('end', () => rest && writeLine(`[${name}] ${rest}`, target));
  }
}
