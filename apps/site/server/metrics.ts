/** The server's metrics in Prometheus' text format, served on loopback only. */
import type { Server } from 'node:http';
import { droppedLines } from '@yunxia/http/log';
import { createMetricsEndpoint } from '@yunxia/http/metrics-endpoint';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ResponseCache } from './cache/response-cache.ts';
import type { LimitKind } from '../config/limit-kinds.ts';
import { log } from '@yunxia/http/log';

/** Kind of a request; few values, so that clients cannot multiply the time series. */
export type RequestKind = 'page' | 'api' | 'media' | 'asset' | 'service';

const LATENCY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts requests; cheap enough for every one of them. */
export interface Metrics {
  readonly registry: Registry;
  /** @param cache outcome of the cache look-up; '' where nothing is cached */
  readonly noteRequest: (kind: RequestKind, status: number, seconds: number, cache: string) => void;
  /** A page sent from the cache without waiting: counted only, since it takes no measurable time. */
  readonly noteCached: (status: number, cache: string) => void;
  readonly noteRender: (seconds: number) => void;
  /** @param status HTTP status; 0: no answer */
  readonly noteUpstream: (endpoint: string, seconds: number, status: number) => void;
  /** @param found changes read from the log @param purged entries that they invalidated */
  readonly noteChanges: (found: number, purged: number) => void;
  /** A request over the rate limit. */
  readonly noteRefusal: (kind: LimitKind) => void;
  readonly watchStore: (
    name: 'pages' | 'answers',
    store: Pick<ResponseCache<unknown>, 'bytes' | 'count' | 'evictions'>,
  ) => void;
}

/** Status class as a label: 2xx, 3xx … */
const toClass = (status: number): string => `${Math.floor(status / 100)}xx`;

export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'site_requests_total',
    help: 'Requests answered, by kind, status class and cache outcome',
    labelNames: ['kind', 'status', 'cache'],
    registers,
  });
  const latency = new Histogram({
    name: 'site_request_seconds',
    help: 'Time from request to the end of the answer, without cached pages that were fresh or stale',
    labelNames: ['kind'],
    buckets: LATENCY_SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: 'site_render_seconds',
    help: 'Time to render a page, its calls included',
    buckets: LATENCY_SECONDS,
    registers,
  });
  const upstream = new Histogram({
    name: 'site_content_call_seconds',
    help: 'Time of calls to the content server',
    labelNames: ['endpoint'],
    buckets: LATENCY_SECONDS,
    registers,
  });
  const upstreamErrors = new Counter({
    name: 'site_content_errors_total',
    help: 'Calls to the content server without an answer (none) or with a failure (its status)',
    labelNames: ['status'],
    registers,
  });
  const changes = new Counter({
    name: 'site_changes_total',
    help: 'Changes read from the log of the content server',
    registers,
  });
  const refusals = new Counter({
    name: 'site_refused_total',
    help: 'Requests refused by a rate limit, by kind',
    labelNames: ['kind'],
    registers,
  });
  new Counter({
    name: 'log_lines_dropped_total',
    help: 'Lines of the log that could not be written: no room, or nobody who reads',
    registers,
    collect() {
      this.reset();
      this.inc(droppedLines());
    },
  });
  const purged = new Counter({
    name: 'site_purged_total',
    help: 'Cached pages and answers purged by changes',
    registers,
  });

  // the children of labels are looked up once
  const counters = new Map<string, ReturnType<typeof requests.labels>>();
  const timers = new Map<RequestKind, ReturnType<typeof latency.labels>>();
  const count = (kind: RequestKind, status: number, cache: string): void => {
    const name = `${kind} ${status} ${cache}`;
    let counter = counters.get(name);
    if (!counter) counters.set(name, (counter = requests.labels(kind, toClass(status), cache)));
    counter.inc();
  };
  return {
    registry,
    noteRequest(kind, status, seconds, cache) {
      count(kind, status, cache);
      let timer = timers.get(kind);
      if (!timer) timers.set(kind, (timer = latency.labels(kind)));
      timer.observe(seconds);
    },
    noteCached: (status, cache) => count('page', status, cache),
    noteRender: (seconds) => renders.observe(seconds),
    noteUpstream(endpoint, seconds, status) {
      upstream.labels(endpoint).observe(seconds);
      if (status === 0 || status >= 500) upstreamErrors.labels(status === 0 ? 'none' : String(status)).inc();
    },
    noteChanges(found, gone) {
      changes.inc(found);
      purged.inc(gone);
    },
    noteRefusal: (kind) => refusals.labels(kind).inc(),
    watchStore(name, store) {
      const gauge = (what: string, help: string, read: () => number): Gauge =>
        new Gauge({
          name: `site_${name}_cached_${what}`,
          help,
          registers,
          collect() {
            this.set(read());
          },
        });
      gauge('bytes', `Bytes of cached ${name}`, () => store.bytes);
      gauge('count', `Number of cached ${name}`, () => store.count);
      gauge('evictions', `Cached ${name} evicted because the cache was full, since the start`, () => store.evictions);
    },
  };
};

/** Listens, by default on loopback. A port in use is a warning: the site does not depend on its metrics. */
export const listenForMetrics = (registry: Registry, port: number, host = '127.0.0.1'): Server => {
  const server = createMetricsEndpoint(registry);
  server.once('error', (error) => log.warn('metrics are not served', { port, error }));
  server.listen(port, host);
  server.unref();
  return server;
};
