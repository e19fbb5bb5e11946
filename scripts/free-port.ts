import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Where ports are looked for: below those that systems give to outgoing connections (Linux from 32768, IANA from 49152),
 * of which one may be taken between the look and the server that is to listen there.
 */
const FIRST = 20_000;
const LAST = 32_000;
const TRIES = 50;

/** Ports given out by this process: a server may not have begun to listen yet. */
const given = new Set<number>();

/** A free port of 127.0.0.1. @throws Error when none is found */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST, LAST);
    if (given.has(port) || !(await isFreePort(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error(`no free port between ${FIRST} and ${LAST}`);
}

/** Whether nothing listens on a port of 127.0.0.1. */
export function isFreePort(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host: '127.0.0.1', port }, () => server.close(() => resolve(true)));
  });
}
