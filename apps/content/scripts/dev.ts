/** Runs the content server from its sources on HOST:CONTENT_PORT, with hot reload. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot, workspaceDirectory } from './environment.ts';
import { config } from '../src/config.ts';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
// The server ends when this process is killed, too.
const guard = pathToFileURL(path.join(repositoryRoot, 'scripts/setup/end-with-parent.mjs')).href;
const isWindows = process.platform === 'win32';
const child = spawn(process.execPath, ['--import', guard, next, 'dev', '-H', config.host, '-p', String(config.port)], {
  cwd: workspaceDirectory,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
  // A group of its own: `next dev` runs the server in another process, which must not outlive it.
  detached: !isWindows,
});

function signalAll(signal: NodeJS.Signals): void {
  try {
    if (isWindows || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // All of them have gone: what was wanted.
  }
}

let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    signalAll('SIGTERM');
    setTimeout(() => signalAll('SIGKILL'), 2000).unref();
  });
}
child.on('exit', (code) => {
  signalAll('SIGKILL');
  process.exit(isEnding ? 0 : (code ?? 1));
});
