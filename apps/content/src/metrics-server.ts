/** Serves the content server's figures in Prometheus' text format, on loopback alone. */
import { statfs } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { droppedLines } from '@yunxia/http/log';
import { createMetricsEndpoint } from '@yunxia/http/metrics-endpoint';
import { metricsState } from './metrics.ts';

const LATENCY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** What a request asks for, by the first part of its path; few, so that nobody can multiply the series. */
const KINDS: Readonly<Record<string, string>> = {
  api: 'api',
  cms: 'cms',
  admin: 'admin',
  media: 'media',
  _next: 'asset',
};

const kindOf = ({ url = '/' }: IncomingMessage): string => KINDS[/^\/([\w-]*)/.exec(url)?.[1] ?? ''] ?? 'service';

/** Counters that the built server keeps, by their name there. */
const COUNTERS = [
  {
    from: 'failedSignIns',
    name: 'content_failed_sign_ins_total',
    help: 'Attempts to sign in that failed, by reason',
    label: 'reason',
  },
  {
    from: 'failedWrites',
    name: 'content_failed_writes_total',
    help: 'Saves that the database, the disk or the object storage refused, by reason',
    label: 'reason',
  },
] as const;

/** Gauges that the built server keeps, by their name there. */
const GAUGES = [
  ['poolInUse', 'content_database_connections_in_use', 'Connections to PostgreSQL in use'],
  ['poolWaiting', 'content_database_connections_waiting', 'Requests that wait for a connection to PostgreSQL'],
  ['writersWaiting', 'content_database_writers_waiting', 'Saves that write or wait for their turn (SQLite)'],
  ['quoteFeedFailures', 'content_quote_feed_failures', 'Polls of the quote feed that failed in a row'],
  ['pdfQueue', 'content_pdf_queue_length', 'Uploaded PDFs whose text is still to be read'],
] as const;

/** Bytes that may still be written to the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** A registry of everything that is counted. @param dataDirectory whose disk is measured */
export function createRegistry(dataDirectory: string): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const { from, name, help, label } of COUNTERS) {
    new Counter({
      name,
      help,
      labelNames: [label],
      registers,
      collect() {
        this.reset();
        for (const [value, total] of metricsState().counts.get(from) ?? []) this.inc({ [label]: value }, total);
      },
    });
  }
  for (const [from, name, help] of GAUGES) {
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(metricsState().gauges.get(from)?.() ?? 0);
      },
    });
  }
  new Counter({
    name: 'content_log_lines_dropped_total',
    help: 'Log lines that could not be written',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  new Gauge({
    name: 'content_disk_free_bytes',
    help: 'Bytes free on the disk of DATA_DIR',
    registers,
    async collect() {
      // Not a number while it cannot be measured.
      this.set(await freeBytes(dataDirectory).catch(() => Number.NaN));
    },
  });
  return registry;
}

/** Counts and times each request that a server gets. */
export function countRequests(registry: Registry, server: Server): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'content_requests_total',
    help: 'Requests answered, by kind and status class',
    labelNames: ['kind', 'status'],
    registers,
  });
  const latency = new Histogram({
    name: 'content_request_seconds',
    help: 'Time from request to the end of the answer',
    labelNames: ['kind'],
    buckets: LATENCY_SECONDS,
    registers,
  });
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const kind = kindOf(request);
    const started = performance.now();
    response.once('close', () => {
      requests.inc({ kind, status: `${Math.floor(response.statusCode / 100)}xx` });
      latency.observe({ kind }, (performance.now() - started) / 1000);
    });
  });
}

/**
 * Listens on loopback. A taken port is one plain line: the content server does not depend on being watched.
 * @param counted server whose requests are counted
 * @param port 0: none
 */
export function serveMetrics(counted: Server, dataDirectory: string, port: number): void {
  if (port === 0) return;
  const registry = createRegistry(dataDirectory);
  countRequests(registry, counted);
  const server = createMetricsEndpoint(registry);
  server.once('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? '已被占用 / is taken' : `${error.code}`;
    process.stderr.write(
      `监控端口 ${port} ${reason}，本次启动不提供监控数据，其余不受影响 (CONTENT_METRICS_PORT; no metrics, all else works)\n`,
    );
  });
  server.listen(port, '127.0.0.1');
  server.unref();
}
