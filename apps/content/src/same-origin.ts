import { config } from './config.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a request that may change something comes from our own pages: browsers name the page's
 * origin on every such request, and it must be the host asked for (or the site's public address).
 * Programs that are no browsers send no Origin and carry no cookie of a victim.
 */
export function isSameOrigin(request: Request): boolean {
  if (SAFE_METHODS.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') !== 'cross-site';
  if (origin === config.siteUrl) return true;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get('host');
}
