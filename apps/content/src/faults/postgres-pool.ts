/**
 * PostgreSQL's connections, so that its end fails only the requests under way. A connection that breaks
 * emits an error, idle or in use; an error event without a listener ends the process.
 */
import type { EventEmitter } from 'node:events';
import type { PostgresAdapter } from '@payloadcms/db-postgres';
import type { DatabaseAdapterObj } from 'payload';
import { log } from '../log.ts';
import { watchGauge } from '../metrics.ts';
import { failOnFailedCommits, type TransactionsAdapter } from '../upstream-fixes/payload-failed-commits.ts';
import { releaseConnection, type HeldConnection } from '../upstream-fixes/payload-held-connection.ts';
import { noteWritten } from './fault-memory.ts';

/** How long a request waits for a connection, in ms. */
const CONNECT_TIMEOUT = 5000;
/** How long a statement may take, in ms: a server that hangs must not hold requests. Migrations take what they take. */
const STATEMENT_TIMEOUT = 30_000;

interface PooledClient extends HeldConnection {
  end: () => Promise<void>;
  /** False while it waits for an answer. */
  readyForQuery?: boolean;
}

interface Pool extends EventEmitter {
  options: Record<string, unknown>;
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

interface PoolOptions {
  connectionTimeoutMillis: number;
  keepAlive: boolean;
  onConnect: (client: EventEmitter) => void;
}

let loggedAt = 0;

/** One line for all connections that break in the same moment. */
function noteLost(error: unknown): void {
  if (performance.now() - loggedAt < 1000 && loggedAt > 0) return;
  loggedAt = performance.now();
  log.warn('database connections were lost', { reason: error instanceof Error ? error.message : String(error) });
}

function watchPool(pool: Pool): void {
  pool.on('error', noteLost);
  // One that was given back while it still waits for an answer would hold the next request, too.
  pool.on('release', (_error: unknown, client: PooledClient) => {
    if (client.readyForQuery === false) void client.end().catch(() => undefined);
  });
  pool.options['query_timeout'] = STATEMENT_TIMEOUT;
  watchGauge('poolInUse', () => pool.totalCount - pool.idleCount);
  watchGauge('poolWaiting', () => pool.waitingCount);
}

/** The adapter whose connections are watched. @param makeAdapter takes what its pool has to be made with */
export function onePool(
  makeAdapter: (pool: PoolOptions) => DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> {
  let first: PooledClient | undefined;
  const adapter = makeAdapter({
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
    onConnect(client) {
      first ??= client as PooledClient;
      client.on('error', noteLost);
    },
  });
  return {
    ...adapter,
    init(args) {
      const opened = adapter.init(args);
      failOnFailedCommits(opened as unknown as TransactionsAdapter, noteWritten);
      const connect = opened.connect?.bind(opened);
      let watched: unknown;
      opened.connect = async (options) => {
        await connect?.(options);
        if (opened.pool === watched) return;
        watched = opened.pool;
        watchPool(opened.pool as unknown as Pool);
        releaseConnection(first, noteLost);
      };
      return opened;
    },
  };
}
