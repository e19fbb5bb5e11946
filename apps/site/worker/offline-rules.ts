/** What the offline worker does with a request, an answer and what it keeps. Pure. */

/** The only page that is cached. */
export const OFFLINE_PATH = '/offline';

/** Incremented when the format of the cache changes: older caches are deleted. */
const FORM = 1;
const PREFIX = 'yunxia-offline-';
export const CACHE_NAME = `${PREFIX}${FORM}`;

/** Whether a cache is one of this worker's, in this format or an older one. */
export const isOurs = (name: string): boolean => name.startsWith(PREFIX);

/** Age at which the cached page is fetched again, in ms. */
const RENEW_AFTER_MS = 10 * 60_000;

/** Limits of the cache: files of the page, and the page itself in UTF-16 units. */
const MOST_FILES = 16;
const LONGEST_PAGE = 512 * 1024;

/** Paths for programs, to which the offline page would be of no use. */
const noPage = /^\/(?:api|media|assets|hooks|feeds|sitemaps)\//;

export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The fallback of a request when the network does not answer: the cached page, the cached file of that name, or null
 * for none. Only these requests pass through the worker at all.
 */
export const toSubstitute = ({ method, mode, url }: Asked, origin: string): 'page' | 'file' | null => {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return null;
  if (mode === 'navigate') return noPage.test(pathname) ? null : 'page';
  return /^\/assets\/[^/]+\.(?:css|svg)$/.test(pathname) ? 'file' : null;
};

/**
 * What an answer to the request for the offline page means: cache it, remove this worker (it was switched off), or
 * change nothing.
 */
export const toVerdict = (status: number): 'keep' | 'remove' | 'wait' => {
  if (status === 200) return 'keep';
  return status === 404 || status === 410 ? 'remove' : 'wait';
};

/** Style sheets and drawings that a page needs; undefined when the page must not be cached. */
export const filesOf = (html: string): string[] | undefined => {
  if (html.length > LONGEST_PAGE || !html.includes('</html>')) return undefined;
  const files = [...html.matchAll(/(?:href|src)="(\/assets\/[^"/#?]+\.(?:css|svg))[#"]/g)].map(
    ([, path]) => path ?? '',
  );
  const unique = [...new Set(files)];
  return unique.length > MOST_FILES ? undefined : unique;
};

/** Whether a page cached at `date` (an HTTP date, null for none) is fetched again. @param now epoch ms */
export const isDue = (date: string | null, now: number): boolean => {
  const at = Date.parse(date ?? '');
  // A clock that was set back must not stop it for ever.
  return !(at <= now && now - at < RENEW_AFTER_MS);
};
