/** Which request is being answered, for whoever works on it, however deep: its id stands in every line that is logged meanwhile. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface RequestScope {
  readonly requestId: string;
  /** Why it is refused, once that is known; in few words, none of them the visitor's. */
  refusal?: string | undefined;
}

/** One for the process: a bundle and the script around it have their own copy of this module each. */
const key = Symbol.for('yunxia.request');
const holder = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<RequestScope> };
const storage = (holder[key] ??= new AsyncLocalStorage<RequestScope>());

/** Runs what answers a request. */
export function inRequest<Result>(scope: RequestScope, run: () => Result): Result {
  return storage.run(scope, run);
}

/** The request that is being answered; undefined outside of one. */
export function currentRequest(): RequestScope | undefined {
  return storage.getStore();
}
