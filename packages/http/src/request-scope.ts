/** The request that is being handled, as async context: its id is in every log line of its call tree. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide.ts';

export interface RequestScope {
  readonly requestId: string;
  /** Why it was refused, once known; never the visitor's own words. */
  refusal?: string | undefined;
}

const storage = processWide('request', () => new AsyncLocalStorage<RequestScope>());

/** Runs a handler in the scope of its request. */
export function inRequest<Result>(scope: RequestScope, run: () => Result): Result {
  return storage.run(scope, run);
}

/** The request that is being answered; undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
