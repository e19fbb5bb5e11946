import { constants } from 'node:os';
import { groupMemory } from './bench/group-memory.ts';
import { spawnGuarded } from './setup/processes.mjs';
import { signalGroup } from './service.ts';
import { root } from './settings.ts';

/** Time that a step gets to end after a signal, in ms. */
const GRACE = 3000;

/** `memory`: peak memory of its processes, in MB; 0 where it is unknown. */
export type StepResult = { code: number; output: string; seconds: number; memory: number };

export type StepOptions = {
  env?: NodeJS.ProcessEnv;
  /** Called every 10 s with the seconds passed, so that a long step shows that it lives. */
  onTick?: (seconds: number) => void;
  /** Show the output as it comes, too. */
  echo?: boolean;
};

/** Runs a command in the checkout's root and collects what it prints (both streams, in order of arrival). */
export function runStep(file: string, args: readonly string[], options: StepOptions = {}): Promise<StepResult> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  return new Promise((resolve) => {
    const child = spawnGuarded(file, args, {
      cwd: root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that what it starts itself ends with it.
      detached: process.platform !== 'win32',
    });
    const chunks: Buffer[] = [];
    let memory = 0;
    const watch = setInterval(() => (memory = Math.max(memory, groupMemory(child.pid ?? 0))), 1000);
    const ticker = setInterval(() => options.onTick?.(Math.round(seconds())), 10_000);
    let interrupt: NodeJS.Signals | undefined;
    const forward = (signal: NodeJS.Signals) => {
      if (!interrupt) setTimeout(() => signalGroup(child, 'SIGKILL'), GRACE).unref();
      interrupt ??= signal;
      signalGroup(child, signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
    for (const signal of signals) process.on(signal, forward);
    const end = (code: number) => {
      clearInterval(ticker);
      clearInterval(watch);
      for (const signal of signals) process.off(signal, forward);
      if (interrupt) process.exit(128 + constants.signals[interrupt]);
      resolve({ code, output: Buffer.concat(chunks).toString('utf8'), seconds: seconds(), memory });
    };
    for (const [stream, target] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ] as const) {
      stream?.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (options.echo) target.write(chunk);
      });
    }
    child.on('error', (error) => {
      chunks.push(Buffer.from(`${error.message}\n`));
      end(127);
    });
    // Its remaining child processes end, too.
    child.on('exit', () => signalGroup(child, 'SIGKILL'));
    child.on('close', (code) => end(code ?? 1));
  });
}
