/** How long the site serves what it has stored: every lifetime with its reason. */
import type { EndpointName } from '@yunxia/contract/contract';
import type { Lifetime } from './response-cache.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
/** While the content server is down, nothing is older than this. */
const ON_ERROR_MS = 24 * 60 * MINUTE_MS;

/**
 * Shows no state that the clock has passed by more than a minute: data is at most 25 s old when a page is made of it,
 * and the page at most 30 s old when it is served.
 */
const timedPage: Lifetime = { fresh: 15 * SECOND_MS, staleWhileRevalidate: 15 * SECOND_MS, staleIfError: ON_ERROR_MS };
const timedAnswer: Lifetime = {
  fresh: 15 * SECOND_MS,
  staleWhileRevalidate: 10 * SECOND_MS,
  staleIfError: ON_ERROR_MS,
};
/**
 * A record or an address that is not there: the answer and the page made of it are each cached just so long that a link
 * many follow is not asked for each time.
 */
const absence: Lifetime = { fresh: 5 * SECOND_MS, staleWhileRevalidate: 0, staleIfError: 0 };
/** Made while the content server does not answer: tried again soon. */
const degraded: Lifetime = { fresh: 5 * SECOND_MS, staleWhileRevalidate: 0, staleIfError: ON_ERROR_MS };

/** Lists whose order, counts or filters by status follow the clock, and banners with a beginning and an end. */
const timedEndpoints: ReadonlySet<string> = new Set<EndpointName>([
  'notice-list',
  'purchase-list',
  'recruit-list',
  'recruit-info',
  'banner-list',
]);
/** What is being typed: many type the same at once, and what was withdrawn is not suggested a second later. */
const typedEndpoints: ReadonlySet<string> = new Set<EndpointName>(['suggest-list']);
const typedAnswer: Lifetime = { fresh: SECOND_MS, staleWhileRevalidate: 0, staleIfError: ON_ERROR_MS };
/** Questions that visitors make up never end, and hardly two ask the same: they go through, each by itself. */
const uncachedEndpoints: ReadonlySet<string> = new Set(['search-list']);

/** Lifetimes of a site. */
export interface Lifetimes {
  readonly page: (isTimed: boolean) => Lifetime;
  /** Undefined: answers of this endpoint are not cached. */
  readonly answer: (endpoint: string) => Lifetime | undefined;
  readonly absence: Lifetime;
  readonly degraded: Lifetime;
}

/**
 * @param freshMs how long what only editors change counts as fresh. The log of changes names every change, so that this
 *   is but a net under a net.
 */
export const createLifetimes = (freshMs: number): Lifetimes => {
  const steady: Lifetime = { fresh: freshMs, staleWhileRevalidate: 10 * MINUTE_MS, staleIfError: ON_ERROR_MS };
  return {
    page: (isTimed) => (isTimed ? timedPage : steady),
    answer: (endpoint) => {
      if (uncachedEndpoints.has(endpoint)) return undefined;
      if (typedEndpoints.has(endpoint)) return typedAnswer;
      return timedEndpoints.has(endpoint) ? timedAnswer : steady;
    },
    absence,
    degraded,
  };
};
