/**
 * What a cached page depends on: its path, the fields that it reads, our own origin. Nothing else of a request reaches
 * the key or the rendering, so that nothing else can multiply pages or put another one in their place.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { networkInterfaces } from 'node:os';
import { LRUCache } from 'lru-cache';
import { pageParamsAt, toKeySearch } from '../../app/model/page/page-params.ts';

/** What of a request's headers a page depends on. */
type PageHeaders = Pick<IncomingHttpHeaders, 'host'>;

/** A page that may be cached. */
export interface KeyedPage {
  readonly key: string;
  /** Path and query as rendering sees them. */
  readonly target: string;
  readonly origin: string;
  readonly isTimed: boolean;
}

/** Longest target that is looked at for a key, in characters. */
const MAX_TARGET = 1024;
/** Targets whose reading is remembered. */
const MAX_REMEMBERED = 2048;

interface Address {
  readonly target: string;
  readonly isTimed: boolean;
}

/** The target that a request target stands for; undefined when that page is not cached. */
export const toCachedTarget = (target: string): Address | undefined => {
  if (target.length > MAX_TARGET) return undefined;
  const at = target.indexOf('?');
  const path = at < 0 ? target : target.slice(0, at);
  const page = pageParamsAt(path);
  if (!page) return undefined;
  const search = at < 0 ? '' : toKeySearch(page, new URLSearchParams(target.slice(at)));
  return search === undefined ? undefined : { target: path + search, isTimed: page.isTimed };
};

/**
 * The hosts under which a machine reaches itself at a port. Pages name their own origin; without a public address
 * (`SITE_URL`) only these are believed, since anyone can send any Host.
 */
export const ownHosts = (port: number): ReadonlySet<string> => {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const names = addresses.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  return new Set(['localhost', '127.0.0.1', '[::1]', ...names].map((name) => (port === 80 ? name : `${name}:${port}`)));
};

/** What is known of a target: its address, and its pages by host, so that a page asked for again costs look-ups alone. */
interface KnownTarget {
  readonly address: Address | undefined;
  readonly pages: Map<string, KeyedPage>;
}

/** Reads requests. @param siteUrl public origin @param hosts believed when there is none */
export const createPageKeys = (siteUrl: string | undefined, hosts: () => ReadonlySet<string>) => {
  const known = new LRUCache<string, KnownTarget>({
    max: MAX_REMEMBERED,
    memoMethod: (target) => ({ address: toCachedTarget(target), pages: new Map() }),
  });
  /** The page that a request asks for; undefined when it is not cached, or must not be. */
  return (target: string, headers: PageHeaders): KeyedPage | undefined => {
    if (target.length > MAX_TARGET) return undefined;
    const { address, pages } = known.memo(target);
    if (!address) return undefined;
    const host = siteUrl === undefined ? (headers.host ?? '') : '';
    let page = pages.get(host);
    if (!page) {
      if (siteUrl === undefined && !hosts().has(host)) return undefined;
      const origin = siteUrl ?? `http://${host}`;
      page = { ...address, key: `${origin} ${address.target}`, origin };
      pages.set(host, page);
    }
    return page;
  };
};
