/** A stub content server in a process of its own, which can be stopped in the midst of its work. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startStubServer, type StubControl } from '@yunxia/contract/testing';

export interface StubProcess {
  readonly url: string;
  readonly control: (control: StubControl) => Promise<void>;
  readonly reset: () => Promise<void>;
  /** Writes a change into its log; resolves when a reader has taken it. */
  readonly change: (tags: string[], withdrawn?: boolean) => Promise<void>;
  /** How often an endpoint was called since the last reset. */
  readonly calls: (endpoint: string) => Promise<number>;
  /** It takes connections, and answers nothing until {@link resume}. */
  readonly freeze: () => void;
  readonly resume: () => void;
  readonly stop: () => Promise<void>;
}

const script = fileURLToPath(import.meta.url);

export const startStubProcess = async (): Promise<StubProcess> => {
  const child: ChildProcess = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const endWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const [chunk] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  const url = chunk.toString().trim();
  const post = async (name: string, body: object): Promise<void> => {
    await (await fetch(`${url}/_stub/${name}`, { method: 'POST', body: JSON.stringify(body) })).text();
  };
  return {
    url,
    control: (control) => post('control', control),
    reset: () => post('reset', {}),
    change: (tags, withdrawn = false) => post('change', { tags, withdrawn }),
    calls: async (endpoint) => {
      const counts = (await (await fetch(`${url}/_stub/calls`)).json()) as Record<string, number>;
      return counts[endpoint] ?? 0;
    },
    freeze: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      process.off('exit', endWithUs);
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};

if (process.argv[1] === script) console.log((await startStubServer()).url);
