import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { findFreePort } from '../setup/free-port.ts';

const root = resolve(import.meta.dirname, '../..');

/** `npm start`, as npm runs it. */
function startAll(env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', SAMPLE: 'off', DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  return { child, ended, output: () => output };
}

for (const [signal, code] of [
  ['SIGTERM', 0],
  ['SIGINT', 130],
] as const) {
  test(
    `npm start runs both, a second one says that the port is taken, ${signal} ends both in five seconds`,
    { tag: signal === 'SIGTERM' ? [] : '@long' },
    async ({}, { parallelIndex }) => {
      const [sitePort, contentPort] = [await findFreePort(parallelIndex), await findFreePort(parallelIndex)];
      const dataDir = await mkdtemp(`${tmpdir()}/yunxia-start-`);
      const env = { SITE_PORT: String(sitePort), CONTENT_PORT: String(contentPort), DATA_DIR: dataDir };
      const first = startAll(env);
      try {
        await expect.poll(first.output, { timeout: 90_000 }).toContain(`:${sitePort}/home`);
        expect((await fetch(`http://127.0.0.1:${sitePort}/healthz`)).status).toBe(200);
        expect((await fetch(`http://127.0.0.1:${contentPort}/healthz`)).status).toBe(200);

        const second = startAll(env);
        expect(await second.ended).toBe(1);
        // What it has printed may be read after its end.
        await expect.poll(second.output).toContain(`端口 ${sitePort} 和 ${contentPort} 已被占用`);
        await expect.poll(second.output).toContain('SITE_PORT=');

        const began = performance.now();
        first.child.kill(signal);
        expect(await first.ended).toBe(code);
        expect(performance.now() - began).toBeLessThan(5000);
        for (const port of [sitePort, contentPort]) {
          await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
        }
      } finally {
        first.child.kill('SIGTERM');
        await first.ended;
        await rm(dataDir, { recursive: true, force: true });
      }
    },
  );
}
