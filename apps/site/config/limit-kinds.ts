/** Kinds of requests with a rate limit of their own, and their limits. */

/** A kind of request that has a limit of its own. */
export type LimitKind = 'page' | 'search' | 'feed' | 'api' | 'media';

/**
 * Requests per minute of one IPv4 address or IPv6 /64, which may be a whole office or town behind one router. A page that
 * is opened by a click takes one to five calls, a list twenty pictures; a cached page is not counted.
 */
export const USUAL_LIMITS: Readonly<Record<LimitKind, number>> = {
  page: 1200,
  search: 300,
  feed: 240,
  api: 3000,
  media: 6000,
};

/**
 * The path as the router matches it: it ignores case, resolves dots and escapes, and serves a page's data at two
 * URLs.
 */
const toPlainPath = (target: string): string => {
  const [given = ''] = target.split('?', 1);
  if (/^(?:\/[\da-z_-]+)+(?:\.(?!data$)[\da-z]+)?$/.test(given)) return given;
  let path = URL.canParse(`http://a${given}`) ? new URL(`http://a${given}`).pathname : given;
  try {
    path = decodeURIComponent(path);
  } catch {
    // no escape of any character: as it is
  }
  return path
    .replaceAll(/\/{2,}/g, '/')
    .replace(/(?:\/_)?\.data$/, '')
    .replace(/\/$/, '')
    .toLowerCase();
};

/** What a request counts as; undefined for what is never counted: files of the build, which are on disk. */
export const limitKindOf = (target: string): LimitKind | undefined => {
  const path = toPlainPath(target);
  if (path.startsWith('/assets/')) return undefined;
  if (path === '/search' || path === '/api/v1/search-list') return 'search';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/feeds/') || path.startsWith('/sitemap')) return 'feed';
  return 'page';
};
