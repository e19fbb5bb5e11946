/**
 * Cache headers of pages for browsers, proxies and CDNs. Pages are the same for every visitor (`app/root.tsx`), so they vary
 * by encoding alone. `Cache-Control` (RFC 9111) is for browsers, which revalidate each time, and for proxies that read
 * nothing else; `CDN-Cache-Control` (RFC 9213) is for CDNs, which can be purged.
 */

/** Headers by name. */
export type CacheHeaders = Readonly<Record<string, string>>;

/** A second for proxies: to `no-cache` a plain nginx would answer MISS for ever. */
const FOR_PROXIES = 'public, max-age=0, s-maxage=1';
/** Pages whose statuses follow the clock. */
const TIME_DEPENDENT = 'max-age=5, stale-while-revalidate=10, stale-if-error=600';
const LASTING = 'max-age=60, stale-while-revalidate=60, stale-if-error=86400';

/**
 * Headers of a page that shared caches may store.
 * @param isTimeDependent it shows statuses that change with the clock
 * @param isDegraded it lacks a part, or its content server is down: CDNs store it for a second, as proxies do
 */
export const sharedCaching = (isTimeDependent: boolean, isDegraded = false): CacheHeaders => ({
  'Cache-Control': FOR_PROXIES,
  ...(isDegraded ? {} : { 'CDN-Cache-Control': isTimeDependent ? TIME_DEPENDENT : LASTING }),
});

/** Headers of a page that only the visitor's browser may store: errors, the search, pages with a nonce. */
export const PRIVATE_CACHING: CacheHeaders = { 'Cache-Control': 'private, no-cache', 'CDN-Cache-Control': 'no-store' };

/** Headers of a page that no cache may store (Spec §2: about). */
export const NO_CACHING: CacheHeaders = { 'Cache-Control': 'no-store', 'CDN-Cache-Control': 'no-store' };
