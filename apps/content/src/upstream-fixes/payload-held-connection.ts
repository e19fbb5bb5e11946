/**
 * Fault: Payload's adapter for PostgreSQL takes a connection from the pool when it connects and never releases it. When that
 * connection breaks it takes another, so ten restarts of the database exhaust the pool.
 * Report: payloadcms/payload#11727; fixed by payloadcms/payload#17831, which 3.90.2 does not have.
 * Fix: the connection is released to the pool, without the listener that would take another one.
 */
import type { EventEmitter } from 'node:events';

export interface HeldConnection extends EventEmitter {
  release?: () => void;
}

/** @param onError handles later errors of the connection: an unhandled one ends the process */
export function releaseConnection(connection: HeldConnection | undefined, onError: (error: unknown) => void): void {
  if (!connection?.release) return;
  connection.removeAllListeners('error');
  connection.on('error', onError);
  connection.release();
}
