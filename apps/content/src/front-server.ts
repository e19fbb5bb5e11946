/**
 * The server on the public port: it applies the limits that need the socket, then calls Next's handler in the same process
 * (decision 29). There is no second port without limits.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { inRequest } from '@yunxia/http/request-scope';
import { log } from './log.ts';
import { bodyFault, createGuard, type GuardOptions } from './request-guard.ts';
import { logRequest } from './request-log.ts';
import { ResponseWithLength } from './upstream-fixes/next-content-length.ts';

const HEADERS_TIMEOUT = 10_000;
/** Allows the upload of a 200 MB film over a slow line, in ms. */
const REQUEST_TIMEOUT = 300_000;
/** Without a byte in either direction, in ms. */
const IDLE_TIMEOUT = 120_000;
const MAX_CONNECTIONS = 2_000;

export interface FrontServerOptions extends GuardOptions {
  /** Next's request handler. */
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
}

export function createFrontServer({ answer, ...options }: FrontServerOptions): Server {
  const isRefused = createGuard(options);
  const answerOrFail = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await answer(request, response);
    } catch (error) {
      log.error('request failed', { method: request.method, error });
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    }
  };
  const server = createServer(
    // An upgrade request is answered as a plain request: no other protocol is supported.
    { ServerResponse: ResponseWithLength, requestTimeout: REQUEST_TIMEOUT, shouldUpgradeCallback: () => false },
    (request, response) => {
      inRequest(logRequest(request, response), () => {
        if (!isRefused(request, response)) void answerOrFail(request, response);
      });
    },
  );
  // `Expect: 100-continue`: a body that is too large is refused before it is sent.
  server.on('checkContinue', (request, response) => {
    if (!bodyFault(request)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.headersTimeout = HEADERS_TIMEOUT;
  server.timeout = IDLE_TIMEOUT;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}
