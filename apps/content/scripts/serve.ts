/**
 * Runs the built content server on HOST:CONTENT_PORT until SIGTERM or SIGINT (exit code 0, within 3 s).
 * The first start creates and migrates the database.
 */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { workspaceDirectory } from './environment.ts';
import { logInsteadOfConsole } from '@yunxia/http/library-output';
import { endOnUncaughtException } from '@yunxia/http/process-end';
import next from 'next';
import { config } from '../src/config.ts';
import { createFrontServer } from '../src/front-server.ts';
import { log } from '../src/log.ts';
import { serveMetrics } from '../src/metrics-server.ts';
import { announceEnd, runShutdownTasks } from '../src/shutdown.ts';

/** Milliseconds that requests under way get to finish. */
const GRACE = 1500;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

if (!existsSync(path.join(workspaceDirectory, '.next/BUILD_ID')))
  fail('内容服务器尚未构建，请先运行 npm run build。\nThe content server is not built: run npm run build first.');

const { host, port } = config;
// Next, and what it runs, find their files from here.
process.chdir(workspaceDirectory);
const app = next({ dir: workspaceDirectory, hostname: host, port });
let prepared: Promise<void> | undefined;
const prepare = (): Promise<void> => (prepared ??= app.prepare());
// Next, and with it the database, comes after the port: a second server must not migrate the database of the first.
const server = createFrontServer({
  trust: config.trust,
  perMinute: config.limits,
  answer: async (request, response) => {
    await prepare();
    await app.getRequestHandler()(request, response);
  },
});
server.listen({ host, port });
try {
  await once(server, 'listening');
} catch (error) {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    fail(
      `内容服务器无法启动：端口 ${port} 已被占用。请结束占用它的程序，或用 CONTENT_PORT 换一个端口。\nThe content server cannot start: port ${port} is in use. End what uses it, or choose another by CONTENT_PORT.`,
    );
  fail(
    `内容服务器无法启动：不能在 ${host}:${port} 上监听（${code}）。\nThe content server cannot start: it cannot listen on ${host}:${port} (${code}).`,
  );
}

let isEnding = false;
async function end(): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  announceEnd();
  const closeIdle = setInterval(() => server.closeIdleConnections(), 25);
  await Promise.race([new Promise((resolve) => server.close(resolve)), sleep(GRACE)]);
  clearInterval(closeIdle);
  await Promise.race([runShutdownTasks(), sleep(1000)]);
  process.exit(0);
}
process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());

logInsteadOfConsole();
process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
endOnUncaughtException();
serveMetrics(server, config.dataDirectory, config.metricsPort);
await prepare();

const address = `http://${{ '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? host}:${port}`;
// The first request is the one for which Next loads the application.
for (;;) {
  const response = await fetch(`${address}/healthz`).catch(() => undefined);
  await response?.body?.cancel();
  if (response?.ok) break;
  await sleep(100);
}
log.announce(
  `内容服务器已就绪：${address}（后台 /admin，${config.databaseUrl ? 'PostgreSQL' : `数据 ${config.dataDirectory}`}）`,
);
