/**
 * The cache key of a page: its path, the query fields that it reads, and our own origin. Nothing else of a request reaches
 * the key or the rendering, so that a request can neither multiply cache entries nor poison them.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { LRUCache } from 'lru-cache';
import { pageParamsAt, toKeySearch } from '../../app/model/page/page-params.ts';

/** The request headers that a page depends on. */
type PageHeaders = Pick<IncomingHttpHeaders, 'host'>;

/** A cacheable page. */
export interface KeyedPage {
  readonly key: string;
  /** Path and query that are rendered. */
  readonly target: string;
  readonly origin: string;
  readonly isTimeDependent: boolean;
}

/** Longest request target that gets a key, in characters. */
const MAX_TARGET = 1024;
/** Request targets whose parsed form is remembered. */
const MAX_KNOWN = 2048;

interface CachedTarget {
  readonly target: string;
  readonly isTimeDependent: boolean;
}

/** The canonical form of a request target; undefined when its page is not cached. */
export const toCachedTarget = (target: string): CachedTarget | undefined => {
  if (target.length > MAX_TARGET) return undefined;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const page = pageParamsAt(path);
  if (!page) return undefined;
  const search = at < 0 ? '' : toKeySearch(page, new URLSearchParams(target.slice(at)));
  return search === undefined ? undefined : { target: path + search, isTimeDependent: page.isTimeDependent };
};

/**
 * The hosts under which a machine reaches itself at a port. Pages name their own origin; without a public address
 * (`SITE_URL`) only these are trusted, since a client can send any Host.
 */
export const ownHosts = (port: number): ReadonlySet<string> => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return new Set(['localhost', '127.0.0.1', '[::1]', ...names].map((name) => (port === 80 ? name : `${name}:${port}`)));
};

/** The parsed form of a request target, and its pages by host: a repeated request costs two look-ups. */
interface KnownTarget {
  readonly cached: CachedTarget | undefined;
  readonly pages: Map<string, KeyedPage>;
}

/** @param siteUrl public origin @param hosts trusted hosts when there is no public origin */
export const createPageKeys = (siteUrl: string | undefined, hosts: () => ReadonlySet<string>) => {
  const known = new LRUCache<string, KnownTarget>({
    max: MAX_KNOWN,
    memoMethod: (target) => ({ cached: toCachedTarget(target), pages: new Map() }),
  });
  /** The page of a request; undefined when it is not, or must not be, cached. */
  return (target: string, headers: PageHeaders): KeyedPage | undefined => {
    if (target.length > MAX_TARGET) return undefined;
    const { cached, pages } = known.memo(target);
    if (!cached) return undefined;
    const host = siteUrl === undefined ? (headers.host ?? '') : '';
    let page = pages.get(host);
    if (!page) {
      if (siteUrl === undefined && !hosts().has(host)) return undefined;
      const origin = siteUrl ?? `http://${host}`;
      page = { ...cached, key: `${origin} ${cached.target}`, origin };
      pages.set(host, page);
    }
    return page;
  };
};
