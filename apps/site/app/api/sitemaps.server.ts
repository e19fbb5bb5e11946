/** The sitemaps: which there are, and their entries, kept for minutes. */
import type { Api } from '@yunxia/contract/client';
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
} from '../model/sitemap.ts';
import type { Screen } from '../screens/define-screen.ts';
import { createKept, type Followed, toFollowed } from './kept.server.ts';
import { readRecords, walkRecords } from './public-records.server.ts';

/** Sitemaps are at most this old, in ms. */
const FRESH_MS = 5 * 60_000;
/** Lists whose lengths are asked for at a time. */
const CONCURRENCY = 4;

const keptNames = createKept<string[]>(FRESH_MS);
const keptSitemaps = createKept<Followed<SitemapEntry[]>>(FRESH_MS);

const chunksOf = async (api: Api, [slug, screen]: [string, Screen]): Promise<string[]> => {
  const { total } = await readRecords(api, screen, { page: 1, limit: 1 });
  return Array.from({ length: chunkCount(total) }, (_, at) => chunkName(slug, at + 1));
};

const readNames = async (api: Api): Promise<string[]> => {
  const lists = [...recordScreens];
  const names = [PAGES_SITEMAP];
  for (let at = 0; at < lists.length; at += CONCURRENCY) {
    const chunks = await Promise.all(lists.slice(at, at + CONCURRENCY).map((list) => chunksOf(api, list)));
    names.push(...chunks.flat());
  }
  return names;
};

/** Names of all sitemaps, without folder and ending. @throws ContentError */
export const listSitemaps = (api: Api): Promise<string[]> => keptNames('', () => readNames(api));

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
 * @returns undefined for a name that stands for none
 * @throws ContentError when its beginning cannot be read
 */
export const followSitemap = async (api: Api, name: string): Promise<Followed<SitemapEntry[]> | undefined> => {
  const chunk = parseChunkName(name);
  if (!chunk && name !== PAGES_SITEMAP) return undefined;
  return keptSitemaps(name, async () => {
    const followed = toFollowed(chunk ? walkChunk(api, chunk.screen, chunk.part) : walkPages());
    await followed.first;
    return followed;
  });
};
