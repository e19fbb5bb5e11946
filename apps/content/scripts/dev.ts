/** Runs the content server from its sources on HOST:CONTENT_PORT, with hot reload. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot, workspaceDirectory } from './environment.ts';
import { config } from '../src/config.ts';

const next = path.join(repositoryRoot, 'node_modules/next/dist/bin/next');
const child = spawn(process.execPath, [next, 'dev', '-H', config.host, '-p', String(config.port)], {
  cwd: workspaceDirectory,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'development' },
});

let isEnding = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), 2500).unref();
  });
}
child.on('exit', (code) => process.exit(isEnding ? 0 : (code ?? 1)));
