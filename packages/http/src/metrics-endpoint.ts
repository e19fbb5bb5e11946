import { createServer, type Server } from 'node:http';

/** The part of prom-client's registry that is read. */
export interface MetricsRegistry {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/** A server that answers `/metrics` in the registry's format, and nothing else; it does not listen yet. */
export const createMetricsEndpoint = (registry: MetricsRegistry): Server =>
  createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
