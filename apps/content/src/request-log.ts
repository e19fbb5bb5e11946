import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedNetwork } from '@yunxia/http/client-address';
import type { RequestScope } from '@yunxia/http/request-scope';
import { log } from './log.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
const QUIET_PATHS = /^\/(?:healthz|_next\/|favicon\.ico)/;

/**
 * Gives a request an id (its own `x-request-id` where it is well formed), answers with it, and writes one line when the
 * answer is complete or the client has gone.
 * @returns the scope in which the request is to be answered
 */
export function logRequest(request: IncomingMessage, response: ServerResponse): RequestScope {
  const started = performance.now();
  const given = request.headers['x-request-id'];
  const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = requestId;
  response.setHeader('x-request-id', requestId);
  const scope: RequestScope = { requestId };
  // Without the query, which may carry what a person typed.
  const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
  response.once('close', () => {
    log[QUIET_PATHS.test(path) ? 'debug' : 'info']('request', {
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
  return scope;
}
