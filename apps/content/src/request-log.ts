import { randomUUID } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { loggedNetwork } from '@yunxia/http/client-address';
import { inRequest, type RequestScope } from '@yunxia/http/request-scope';
import { log } from './log.ts';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** What is known of the requests this process is answering. */
export interface RequestWatch {
  /** Requests that have no complete answer yet. */
  inFlight: () => number;
  /** The server, once it has received a request. */
  server: () => Server | undefined;
}

const scopes = new WeakMap<IncomingMessage, RequestScope>();

/** Answers a request within its scope, so that whatever is logged meanwhile names it. */
export function answerInScope(request: IncomingMessage, answer: () => void): void {
  const scope = scopes.get(request);
  if (scope) inRequest(scope, answer);
  else answer();
}

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET_PATHS = /^\/(?:healthz|_next\/|favicon\.ico)/;

/** Path without the query, which may carry what a person typed. */
function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/';
}

/**
 * Gives every request an id (its own `x-request-id` where it is well formed), answers with it, and
 * writes one line when the answer is complete or the caller has gone.
 */
export function watchRequests(): RequestWatch {
  let inFlight = 0;
  let server: Server | undefined;

  subscribe('http.server.request.start', (message) => {
    const exchange = message as Exchange;
    const { request, response } = exchange;
    server = exchange.server;
    inFlight += 1;
    const started = performance.now();
    const given = request.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    request.headers['x-request-id'] = requestId;
    response.setHeader('x-request-id', requestId);
    const scope: RequestScope = { requestId };
    scopes.set(request, scope);
    response.once('close', () => {
      inFlight -= 1;
      const path = pathOf(request);
      const write = QUIET_PATHS.test(path) ? log.debug : log.info;
      write('request', {
        requestId,
        reason: scope.refusal,
        method: request.method,
        path,
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - started),
        network: loggedNetwork(request.headers['x-forwarded-for']?.toString() ?? ''),
        ...(response.writableFinished ? {} : { aborted: true }),
      });
    });
  });
  return { inFlight: () => inFlight, server: () => server };
}
