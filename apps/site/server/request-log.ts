/** Every request has an id, which both servers' logs name; one line tells how it ended. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIPv6 } from 'node:net';
import { log } from './log.ts';

const GIVEN_ID = /^[\w-]{8,64}$/;
const known = new WeakMap<ServerResponse, { readonly id: string; outcome: string }>();

/** The id of a request: its own `x-request-id` where that is well formed, else a new one. */
export const toRequestId = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID();
};

/** Remembers the id of a request for those who answer it. */
export const rememberRequest = (response: ServerResponse, id: string): void => {
  known.set(response, { id, outcome: '' });
};

/** Notes how an answer was come by. */
export const noteOutcome = (response: ServerResponse, outcome: string): void => {
  const facts = known.get(response);
  if (facts) facts.outcome = outcome;
};

/** How an answer was come by; '' where nothing is kept. */
export const outcomeOf = (response: ServerResponse): string => known.get(response)?.outcome ?? '';

/** The id that was given to a request by its response. */
export const requestIdOf = (response: ServerResponse): string => known.get(response)?.id ?? randomUUID();

/** The network that an address lies in: the first 24 bits of an IPv4, 48 of an IPv6 address. */
export const toNetwork = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.includes('.') ? `${plain.split('.').slice(0, 3).join('.')}.0` : '';
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? front : [...front, ...Array(8 - front.length - back.length).fill('0'), ...back];
  return `${groups.slice(0, 3).join(':')}::`;
};

/**
 * Writes the line of a request that has ended. Its query is left out: it may hold what a person typed.
 * @param address of the caller, as it was when the request came: a closed connection has none
 */
export const logRequest = (
  request: IncomingMessage,
  response: ServerResponse,
  { path, milliseconds, address }: { path: string; milliseconds: number; address: string },
): void => {
  const cache = outcomeOf(response);
  log.info('request', {
    requestId: requestIdOf(response),
    method: request.method,
    path,
    status: response.statusCode,
    milliseconds: Math.round(milliseconds),
    ...(cache ? { cache } : {}),
    network: toNetwork(address),
    ...(response.writableFinished ? {} : { aborted: true }),
  });
};
