/** Which request is being answered, for whoever works on it, however deep: its id stands in every line that is logged meanwhile. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.ts';

export interface RequestScope {
  readonly requestId: string;
  /** Why it is refused, once that is known; in few words, none of them the visitor's. */
  refusal?: string | undefined;
}

const storage = processWide('request', () => new AsyncLocalStorage<RequestScope>());

/** Runs what answers a request. */
export function inRequest<Result>(scope: RequestScope, run: () => Result): Result {
  return storage.run(scope, run);
}

/** The request that is being answered; undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
