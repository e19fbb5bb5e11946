/** A Redis of the tests' own, that can go away and come back. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/free-port.ts';

export interface RedisServer {
  readonly url: string;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** It takes what is sent, and answers nothing, until it is stopped. */
  readonly freeze: () => void;
}

/** @param program path of redis-server */
export const createRedisServer = async (program: string): Promise<RedisServer> => {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const endWithUs = (): void => void child?.kill('SIGKILL');
  process.once('exit', endWithUs);
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      const started = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout.on('data', (chunk: Buffer) => {
          if (chunk.toString().includes('Ready to accept connections')) resolve();
        });
        started.once('exit', (code) => reject(new Error(`redis-server ended: ${code}`)));
      });
    },
    async stop() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    freeze: () => void child?.kill('SIGSTOP'),
  };
};
