/**
 * Fault: Payload's adapter for PostgreSQL takes a connection when it connects and never gives it back. When that one
 * breaks it takes another, so ten ends of the server use up the pool.
 * Report: payloadcms/payload#11727; mended by payloadcms/payload#17831, which 3.90.2 does not have.
 * Fix: the connection goes back to the pool, without the listener that would take another one.
 */
import type { EventEmitter } from 'node:events';

export interface HeldConnection extends EventEmitter {
  release?: () => void;
}

/** @param onError listens to the errors of the connection from now on: one that nobody listens to ends the process */
export function giveBack(connection: HeldConnection | undefined, onError: (error: unknown) => void): void {
  if (!connection?.release) return;
  connection.removeAllListeners('error');
  connection.on('error', onError);
  connection.release();
}
