/** Where a response came from, for clients and operators. */
import type { Outcome } from './response-cache.ts';

/** In the words of RFC 9211. */
export const cacheStatus: Readonly<Record<Outcome, string>> = {
  hit: 'site; hit',
  stale: 'site; hit; detail=stale',
  miss: 'site; fwd=miss',
  error: 'site; hit; detail=stale-if-error',
};
