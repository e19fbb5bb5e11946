/** Lifetimes of cache entries, each with its reason. */
import type { EndpointName } from '@yunxia/contract/contract';
import type { Lifetime } from './response-cache.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** Maximum age of an entry while the content server is down. */
const ON_ERROR_MS = 24 * 60 * MINUTE_MS;

/**
 * A status is never more than a minute out of date: data is at most 25 s old when a page is rendered from it, and the page
 * at most 30 s old when it is served.
 */
const timeDependentPage: Lifetime = {
  fresh: 15 * SECOND_MS,
  staleWhileRevalidate: 15 * SECOND_MS,
  staleIfError: ON_ERROR_MS,
};
const timeDependentAnswer: Lifetime = {
  fresh: 15 * SECOND_MS,
  staleWhileRevalidate: 10 * SECOND_MS,
  staleIfError: ON_ERROR_MS,
};
/**
 * A record or URL that does not exist: the answer and its page are each cached long enough to absorb a dead link that many
 * visitors follow.
 */
const absence: Lifetime = { fresh: 5 * SECOND_MS, staleWhileRevalidate: 0, staleIfError: 0 };
/** Entries made while the content server does not answer: retried soon. */
const degraded: Lifetime = { fresh: 5 * SECOND_MS, staleWhileRevalidate: 0, staleIfError: ON_ERROR_MS };

/** Lists whose order, counts or status filters depend on the time, and banners with a start and an end. */
const timeDependentEndpoints: ReadonlySet<string> = new Set<EndpointName>([
  'notice-list',
  'purchase-list',
  'recruit-list',
  'recruit-info',
  'banner-list',
  'stock-quote',
]);
/** Suggestions while a visitor types: many type the same, and a withdrawn record must not be suggested a second later. */
const typedEndpoints: ReadonlySet<string> = new Set<EndpointName>(['suggest-list']);
const typedAnswer: Lifetime = { fresh: SECOND_MS, staleWhileRevalidate: 0, staleIfError: ON_ERROR_MS };
/** Free-text searches: there is no limit to their number and few are equal, so they are not cached. */
const uncachedEndpoints: ReadonlySet<string> = new Set(['search-list']);

/** Lifetimes of a site. */
export interface Lifetimes {
  readonly page: (isTimeDependent: boolean) => Lifetime;
  /** Undefined: answers of this endpoint are not cached. */
  readonly answer: (endpoint: string) => Lifetime | undefined;
  readonly absence: Lifetime;
  readonly degraded: Lifetime;
}

/**
 * @param freshMs freshness of content that only editors change. The change log invalidates every change; this is the
 *   fallback.
 */
export const createLifetimes = (freshMs: number): Lifetimes => {
  const steady: Lifetime = { fresh: freshMs, staleWhileRevalidate: 10 * MINUTE_MS, staleIfError: ON_ERROR_MS };
  return {
    page: (isTimeDependent) => (isTimeDependent ? timeDependentPage : steady),
    answer: (endpoint) => {
      if (uncachedEndpoints.has(endpoint)) return undefined;
      if (typedEndpoints.has(endpoint)) return typedAnswer;
      return timeDependentEndpoints.has(endpoint) ? timeDependentAnswer : steady;
    },
    absence,
    degraded,
  };
};
