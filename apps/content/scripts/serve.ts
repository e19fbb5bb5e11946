/**
 * Runs the built content server on HOST:CONTENT_PORT until SIGTERM or SIGINT (exit code 0, within 3 s).
 * The first start creates and migrates the database.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { workspaceDirectory } from './environment.ts';
import { logInsteadOfConsole } from '@yunxia/http/library-output';
import { endOnUncaughtException } from '@yunxia/http/process-end';
import { config } from '../src/config.ts';
import { log } from '../src/log.ts';
import { serveMetrics } from '../src/metrics-server.ts';
import { guardServers } from '../src/request-guard.ts';
import { watchRequests, type RequestWatch } from '../src/request-log.ts';
import { announceEnd, runShutdownTasks } from '../src/shutdown.ts';

/** Milliseconds that requests under way get to finish. */
const GRACE = 1500;

const entry = path.join(workspaceDirectory, '.next/standalone/apps/content/server.js');

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function assertPortFree(): Promise<void> {
  const code = await new Promise<string | undefined>((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ host: config.host, port: config.port }, () => probe.close(() => resolve(undefined)));
  });
  if (code === 'EADDRINUSE') {
    fail(`内容服务器无法启动：端口 ${config.port} 已被占用。请结束占用它的程序，或用 CONTENT_PORT 换一个端口。`);
  }
  if (code) fail(`内容服务器无法启动：不能在 ${config.host}:${config.port} 上监听（${code}）。`);
}

function endOnSignals(watch: RequestWatch): void {
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    announceEnd();
    const server = watch.server();
    server?.close();
    server?.closeIdleConnections();
    const deadline = performance.now() + GRACE;
    while (watch.inFlight() > 0 && performance.now() < deadline) await sleep(25);
    await Promise.race([runShutdownTasks(), sleep(1000)]);
    process.exit(0);
  };
  process.on('SIGTERM', () => void end());
  process.on('SIGINT', () => void end());
}

/** Address at which a process on this machine reaches the server. */
function localAddress(): string {
  const host = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[config.host] ?? config.host;
  return `http://${host}:${config.port}`;
}

async function waitUntilHealthy(): Promise<void> {
  for (;;) {
    const response = await fetch(`${localAddress()}/healthz`).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await sleep(100);
  }
}

if (!existsSync(entry)) fail('内容服务器尚未构建，请先运行 npm run build。');
await assertPortFree();

logInsteadOfConsole();
process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
endOnUncaughtException();
endOnSignals(watchRequests());
serveMetrics(config.dataDirectory, config.metricsPort);
guardServers({ trust: config.trust, perMinute: config.limits });

process.env.HOSTNAME = config.host;
process.env.PORT = String(config.port);
// Its own handlers would end with 143 and wait for idle connections.
process.env.NEXT_MANUAL_SIG_HANDLE = '1';
await import(pathToFileURL(entry).href);
await waitUntilHealthy();
log.announce(
  `内容服务器已就绪：${localAddress()}（后台 /admin，${config.databaseUrl ? 'PostgreSQL' : `数据 ${config.dataDirectory}`}）`,
);
