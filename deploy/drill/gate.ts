import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP forwarder that can be closed and opened again. */
export interface Gate {
  readonly port: number;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @param port of 127.0.0.1 that it has @param target port of 127.0.0.1 that it leads to */
export const createGate = (port: number, target: number): Gate => {
  let server: Server | undefined;
  const sockets = new Set<Socket>();
  return {
    port,
    open: () =>
      new Promise((resolve) => {
        server = createServer((outer) => {
          const inner = connect(target, '127.0.0.1');
          for (const [one, other] of [
            [outer, inner],
            [inner, outer],
          ] as const) {
            sockets.add(one);
            one.pipe(other);
            one.on('error', () => other.destroy());
            one.once('close', () => {
              sockets.delete(one);
              other.destroy();
            });
          }
        }).listen(port, '127.0.0.1', resolve);
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (server) server.close(() => resolve());
        else resolve();
      }),
  };
};
