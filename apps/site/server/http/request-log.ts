/** Request ids, which the logs of both servers share, and one log line per request. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedNetwork } from '@yunxia/http/client-address';
import { log } from '@yunxia/http/log';

const GIVEN_ID = /^[\w-]{8,64}$/;
const known = new WeakMap<ServerResponse, { readonly id: string; readonly address: string; outcome: string }>();

/** The id in a request's header, when it is well formed. */
export const givenRequestId = (given: string | readonly string[] | undefined): string | undefined =>
  typeof given === 'string' && GIVEN_ID.test(given) ? given : undefined;

/** Stores id and client address of a request under its response. @param address see `clientAddress` */
export const rememberRequest = (response: ServerResponse, id: string, address: string): void => {
  known.set(response, { id, address, outcome: '' });
};

/** Notes the cache outcome of a response. */
export const noteOutcome = (response: ServerResponse, outcome: string): void => {
  const facts = known.get(response);
  if (facts) facts.outcome = outcome;
};

/** The cache outcome of a response; '' where nothing is cached. */
export const outcomeOf = (response: ServerResponse): string => known.get(response)?.outcome ?? '';

/** The client address of a request. */
export const clientAddressOf = (response: ServerResponse): string => known.get(response)?.address ?? '';

/** The request id of a response. */
export const requestIdOf = (response: ServerResponse): string => known.get(response)?.id ?? randomUUID();

/** Writes the line of a request that has ended. Its query is left out: it may hold what a person typed. */
export const logRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  { path, milliseconds }: { path: string; milliseconds: number },
): void => {
  const cache = outcomeOf(response);
  log.info('request', {
    requestId: requestIdOf(response),
    method: request.method,
    path,
    status: response.statusCode,
    milliseconds: Math.round(milliseconds),
    ...(cache ? { cache } : {}),
    network: loggedNetwork(clientAddressOf(response)),
    ...(response.writableFinished ? {} : { aborted: true }),
  });
};
