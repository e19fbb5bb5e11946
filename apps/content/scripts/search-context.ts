/** What an endpoint knows, for commands and tests that ask the search without a request. */
import type { Payload } from 'payload';
import type { ApiContext } from '../src/api/v1/api-context.ts';

/** A context at `now` (epoch ms). */
export function searchContext(payload: Payload, now: number): ApiContext {
  const request = new Request('http://content.invalid/');
  return { payload, now, request, requestId: 'command', signal: request.signal, tags: new Set() };
}
