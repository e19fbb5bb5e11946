/** Every request has an id, which both servers' logs name; one line tells how it ended. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loggedNetwork } from '@yunxia/http/client-address';
import { log } from '../log.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;
const known = new WeakMap<ServerResponse, { readonly id: string; readonly address: string; outcome: string }>();

/** The id that a request came with, where it is well formed. */
export const givenRequestId = (given: string | readonly string[] | undefined): string | undefined =>
  typeof given === 'string' && GIVEN_ID.test(given) ? given : undefined;

/** Remembers id and caller of a request for those who answer it. @param address the one that counts */
export const rememberRequest = (response: ServerResponse, id: string, address: string): void => {
  known.set(response, { id, address, outcome: '' });
};

/** Notes how an answer was come by. */
export const noteOutcome = (response: ServerResponse, outcome: string): void => {
  const facts = known.get(response);
  if (facts) facts.outcome = outcome;
};

/** How an answer was come by; '' where nothing is kept. */
export const outcomeOf = (response: ServerResponse): string => known.get(response)?.outcome ?? '';

/** The address that a request counts for. */
export const callerOf = (response: ServerResponse): string => known.get(response)?.address ?? '';

/** The id that was given to a request by its response. */
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
    network: loggedNetwork(callerOf(response)),
    ...(response.writableFinished ? {} : { aborted: true }),
  });
};
