/** Starting and ending a server as an operator expects it. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests under way get this long to finish after the signal, in ms. */
const CLOSE_WITHIN_MS = 2_500;

/**
 * Listens, says where, and ends on SIGINT or SIGTERM within three seconds with exit code 0. A taken port or a
 * forbidden address ends the process with code 1 and a plain sentence.
 * @param onClose releases what the server holds
 */
export const listen = (server: Server, port: number, host: string, onClose: () => void | Promise<void>): void => {
  server.once('error', (error: NodeJS.ErrnoException) => {
    const messages: Readonly<Record<string, string>> = {
      EADDRINUSE: `端口 ${port} 已被占用：请先结束占用它的程序，或用 SITE_PORT 指定另一个端口。`,
      EACCES: `没有权限监听 ${host}:${port}：请用 SITE_PORT 指定 1024 以上的端口。`,
      EADDRNOTAVAIL: `本机没有地址 ${host}：请检查 HOST。`,
    };
    console.error(messages[error.code ?? ''] ?? `网站无法启动：${error.message}`);
    process.exit(1);
  });
  server.listen(port, host, () => {
    const address = server.address() as AddressInfo;
    const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    console.log(`网站已启动：http://${name}:${address.port}/`);
  });
  let closing = false;
  const close = (): void => {
    if (closing) return;
    closing = true;
    server.close(() => {
      void Promise.resolve(onClose()).finally(() => process.exit(0));
    });
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), CLOSE_WITHIN_MS).unref();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
};
