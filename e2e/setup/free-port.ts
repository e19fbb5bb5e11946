import { isFreePort } from '../../scripts/free-port.ts';

/** First port that is searched; each worker begins at a place of its own, so that two never try the same one. */
const firstPort = Number(process.env.E2E_PORT ?? 3184);

/**
 * A free port on loopback.
 *
 * @param worker index of the test worker, from 0
 */
export async function findFreePort(worker: number): Promise<number> {
  for (let port = firstPort + worker * 16; port < firstPort + 400; port += 1) {
    if (!taken.has(port) && (await isFreePort(port))) {
      taken.add(port);
      return port;
    }
  }
  throw new Error(`no free port from ${firstPort} on: set E2E_PORT`);
}

/** Ports given out by this process: a server may not have begun to listen yet. */
const taken = new Set<number>();

/** Lets a port be given out again, once its server has ended. */
export function releasePort(port: number): void {
  taken.delete(port);
}
