/** The sitemaps and their entries. */
import type { Api } from '@yunxia/contract/client';
import { LRUCache } from 'lru-cache';
import {
  CHUNK_SIZE,
  chunkCount,
  chunkName,
  PAGES_SITEMAP,
  pageEntries,
  parseChunkName,
  recordScreens,
  type SitemapEntry,
  toSitemapEntry,
} from '../model/feed/sitemap.ts';
import type { Screen } from '../screens/define-screen.ts';
import { type Followed, toFollowed } from './followed.server.ts';
import { readRecords, walkRecords } from './public-records.server.ts';

/** A sitemap takes hundreds of calls, so it is cached for this long, in ms. A record withdrawn meanwhile is a link to a 410. */
const FRESH_MS = 5 * 60_000;
const MAX_CACHED = 64;
/** Concurrent calls for the lengths of lists. */
const CONCURRENCY = 4;

const sitemaps = new LRUCache<string, Followed<SitemapEntry[]>, AsyncIterable<SitemapEntry[]>>({
  max: MAX_CACHED,
  ttl: FRESH_MS,
  async fetchMethod(_name, _stale, { context }) {
    const followed = toFollowed(context);
    await followed.first;
    return followed;
  },
});

const chunksOf = async (api: Api, [slug, screen]: [string, Screen]): Promise<string[]> => {
  const { total } = await readRecords(api, screen, { page: 1, limit: 1 });
  return Array.from({ length: chunkCount(total) }, (_, at) => chunkName(slug, at + 1));
};

/** Names of all sitemaps, without folder and ending. @throws ContentError */
export const listSitemaps = async (api: Api): Promise<string[]> => {
  const lists = [...recordScreens];
  const names = [PAGES_SITEMAP];
  for (let at = 0; at < lists.length; at += CONCURRENCY) {
    const chunks = await Promise.all(lists.slice(at, at + CONCURRENCY).map((list) => chunksOf(api, list)));
    names.push(...chunks.flat());
  }
  return names;
};

async function* walkChunk(api: Api, screen: Screen, part: number): AsyncGenerator<SitemapEntry[]> {
  const stretch = { from: (part - 1) * CHUNK_SIZE, count: CHUNK_SIZE };
  for await (const records of walkRecords(api, screen, stretch)) {
    yield records.map((record) => toSitemapEntry(screen, record));
  }
}

async function* walkPages(): AsyncGenerator<SitemapEntry[]> {
  yield pageEntries();
}

/**
 * The entries of one sitemap, as they come.
 * @returns undefined for an unknown name
 * @throws ContentError when its beginning cannot be read
 */
export const followSitemap = async (api: Api, name: string): Promise<Followed<SitemapEntry[]> | undefined> => {
  const chunk = parseChunkName(name);
  if (!chunk && name !== PAGES_SITEMAP) return undefined;
  return sitemaps.fetch(name, { context: chunk ? walkChunk(api, chunk.screen, chunk.part) : walkPages() });
};
