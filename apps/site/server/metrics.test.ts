import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { createMetrics, listenForMetrics } from './metrics.ts';

test('figures are served on loopback alone, as Prometheus reads them, and nothing else is', async () => {
  const { registry, ...metrics } = createMetrics();
  metrics.noteRequest('api', 200, 0.02, 'hit');
  metrics.noteCached(200, 'hit');
  metrics.noteRender(0.01);
  metrics.noteUpstream('news-list', 0.5, 0);
  const server = listenForMetrics(registry, await freePort());
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const line of [
    'site_requests_total{kind="api",status="2xx",cache="hit"} 1',
    'site_requests_total{kind="page",status="2xx",cache="hit"} 1',
    'site_request_seconds_count{kind="api"} 1',
    'site_render_seconds_count 1',
    'site_content_errors_total{status="none"} 1',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
  expect(text).toMatch(/^process_resident_memory_bytes /m);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  server.close();
});
