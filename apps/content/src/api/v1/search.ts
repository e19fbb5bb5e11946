/** search-list. */
import type { Implementation } from '@yunxia/contract/handler';
import type { SearchItem } from '@yunxia/contract/search';
import { answerOnce } from '../../search/kept-answers.ts';
import type { Hit } from '../../search/find-hits.ts';
import { countSearch } from '../../search/insight-writer.ts';
import { markFound, snippetOf } from '../../search/found-text.ts';
import type { ParsedQuery } from '../../search/query.ts';
import { readTexts, type HitText } from '../../search/search-store.ts';
import { searchSources, type SearchSource } from '../../search/search-sources.ts';
import { toImage, type MediaReference } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { findRecords } from './public-records.ts';

type SearchRecord = { id: number } & Record<string, unknown>;

export const searchList: Implementation<ApiContext>['search-list'] = async (request, context) => {
  const startedAt = performance.now();
  const filter = {
    module: request.module,
    year: request.year,
    sort: request.sort ?? 'relevance',
    limit: request.limit,
    offset: (request.page - 1) * request.limit,
  } as const;
  const { query, found, corrected, isPartial, suggestions } = await answerOnce(
    context.payload,
    request.key ?? '',
    filter,
    context.now,
  );
  // Pages, filters and orders of a search are the same search.
  const isFirst = request.page === 1 && filter.sort === 'relevance' && !request.module && request.year === undefined;
  if (isFirst && request.key) {
    countSearch(context.payload, request.key, found.total === 0 || corrected !== '', Date.now());
  }
  return {
    list: await readHits(context, found.hits, query),
    total: found.total,
    facets: found.facets,
    corrected,
    partial: isPartial,
    suggestions,
    tookMs: Math.round(performance.now() - startedAt),
  };
};

/** The records of the hits, one query for each module that has any. What is not public is left out, whatever the index says. */
async function readHits(context: ApiContext, hits: readonly Hit[], query: ParsedQuery): Promise<SearchItem[]> {
  if (hits.length === 0) return [];
  const items = new Map<Hit, SearchItem>();
  const texts = await readTexts(
    context.payload,
    hits.map(({ row }) => row),
  );
  await Promise.all(
    searchSources.map(async (source) => {
      const own = hits.filter((hit) => hit.module === source.module);
      const ids = own.map(({ id }) => id);
      for (const record of await readSource(context, source, ids)) {
        const hit = own.find(({ id }) => id === record.id);
        const text = hit && texts.get(hit.row);
        if (hit && text) items.set(hit, toItem(source, hit, record, text, query));
      }
    }),
  );
  return hits.flatMap((hit) => items.get(hit) ?? []);
}

/** Public records of a module by their ids, with the fields that its hits are made of. */
export async function readSource(
  context: ApiContext,
  source: SearchSource,
  ids: readonly number[],
): Promise<SearchRecord[]> {
  const fields = ['publishedAt', source.cover, source.detail].filter((name) => name !== '');
  // The sources name their own fields, which differ by collection.
  return (await findRecords(context, source.collection, ids, fields as never[])) as unknown as SearchRecord[];
}

function toItem(
  source: SearchSource,
  hit: Hit,
  record: SearchRecord,
  text: HitText,
  { terms }: ParsedQuery,
): SearchItem {
  const detail = record[source.detail];
  const url = source.url(record.id, typeof detail === 'string' ? detail : '');
  return {
    module: source.module,
    id: record.id,
    title: markFound(text.title, terms),
    snippet: snippetOf(text.body || text.head.replaceAll('\n', ' '), terms),
    publishedAt: toTime(record['publishedAt'] as string),
    url: hit.page > 0 && source.module === 'pdf' ? `${url}#page=${hit.page}` : url,
    page: hit.page,
    cover: source.cover === '' ? null : toImage(record[source.cover] as MediaReference),
  };
}
