/** Starts a server and shuts it down gracefully. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@yunxia/http/log';

/** Requests in flight get this long to finish after the signal, in ms. */
const CLOSE_WITHIN_MS = 2_500;

/** Backlog of connections that are not yet accepted; the system may limit it further. */
const BACKLOG = 4096;

/** Callbacks of the shutdown. */
export interface ShutdownCallbacks {
  /** The signal was received. */
  readonly onSignal?: () => void;
  /** No request is in flight any more: releases the server's resources. */
  readonly onClose: () => void | Promise<void>;
}

/**
 * Listens, logs the URL, and shuts down on SIGINT or SIGTERM with exit code 0: it first serves for `drainMs`, so that a load
 * balancer notices that it is not ready any more, then requests in flight get {@link CLOSE_WITHIN_MS}. A port in use or a
 * forbidden address ends the process with code 1 and a plain sentence.
 */
export const listen = (
  server: Server,
  { port, host, drainMs }: { readonly port: number; readonly host: string; readonly drainMs: number },
  { onSignal, onClose }: ShutdownCallbacks,
): void => {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const messages: Readonly<Record<string, string>> = {
      EADDRINUSE: `端口 ${port} 已被占用：请先结束占用它的程序，或用 SITE_PORT 指定另一个端口。\nPort ${port} is in use: end what uses it, or choose another by SITE_PORT.`,
      EACCES: `没有权限监听 ${host}:${port}：请用 SITE_PORT 指定 1024 以上的端口。\nNo permission to listen on ${host}:${port}: choose a port above 1023 by SITE_PORT.`,
      EADDRNOTAVAIL: `本机没有地址 ${host}：请检查 HOST。\nThis machine has no address ${host}: check HOST.`,
    };
    console.error(messages[error.code ?? ''] ?? `网站无法启动 / the site cannot start: ${error.message}`);
    process.exit(1);
  });
  server.listen({ port, host, backlog: BACKLOG }, () => {
    const address = server.address() as AddressInfo;
    const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    log.announce(`网站已启动：http://${name}:${address.port}/`);
  });
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    onSignal?.();
    setTimeout(() => {
      server.close(() => {
        void Promise.resolve(onClose()).finally(() => process.exit(0));
      });
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
    }, drainMs);
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
};
