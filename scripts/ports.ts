import { createServer } from 'node:net';
import { PlainError } from './plain-error.ts';
import type { Settings } from './settings.ts';

/**
 * Sees before any long work whether both servers can listen.
 *
 * @throws PlainError saying which port is taken and how to choose another
 */
export async function assertPortsFree(settings: Settings): Promise<void> {
  for (const [variable, port] of [
    ['SITE_PORT', settings.sitePort],
    ['CONTENT_PORT', settings.contentPort],
  ] as const) {
    const code = await tryListen(settings.host, port);
    if (code) throw new PlainError(explain(code, settings.host, variable, port));
  }
}

function tryListen(host: string, port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen({ host, port }, () => server.close(() => resolve(undefined)));
  });
}

function explain(code: string, host: string, variable: string, port: number): string {
  if (code === 'EADDRINUSE') {
    const other = port + 100;
    return [
      `端口 ${port} 已被占用：可能已有一个 npm start 在运行。请先结束它，或换一个端口：`,
      `Port ${port} is already in use, perhaps by another npm start. End that one, or choose another port:`,
      '',
      `    ${variable}=${other} npm start`,
    ].join('\n');
  }
  if (code === 'EACCES') {
    return `没有权限使用端口 ${port}，请用 ${variable} 换一个大于 1023 的端口。\nNo permission to use port ${port}: choose one above 1023 with ${variable}.`;
  }
  return `无法在 ${host}:${port} 监听（${code}），请检查 HOST。\nCannot listen on ${host}:${port} (${code}): check HOST.`;
}
