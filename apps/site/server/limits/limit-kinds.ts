/** What the site counts by itself, and how often it lets one address ask for it. */

/** What is counted by itself. */
export type LimitKind = 'page' | 'search' | 'feed' | 'api' | 'media' | 'hook';

/**
 * Requests per minute of one IPv4 address or IPv6 /64, which may be a whole office or town behind one router. A page that
 * is opened by a click takes one to five calls, a list twenty pictures; a kept page counts as none.
 */
export const USUAL_LIMITS: Readonly<Record<LimitKind, number>> = {
  page: 1200,
  search: 300,
  feed: 240,
  api: 3000,
  media: 6000,
  hook: 600,
};

/** What a request counts as; undefined for what is never counted: files of the build, which are on disk. */
export const limitKindOf = (target: string): LimitKind | undefined => {
  const [path = ''] = target.split('?', 1);
  if (path.startsWith('/assets/')) return undefined;
  if (path === '/search' || path === '/search.data' || path === '/api/v1/search-list') return 'search';
  if (path.startsWith('/api/')) return 'api';
  if (path.startsWith('/media/')) return 'media';
  if (path.startsWith('/feeds/') || path.startsWith('/sitemap')) return 'feed';
  return path.startsWith('/hooks/') ? 'hook' : 'page';
};
