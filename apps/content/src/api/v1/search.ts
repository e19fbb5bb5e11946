/** search-list. */
import type { Implementation } from '@yunxia/contract/handler';
import type { SearchItem, SearchModule } from '@yunxia/contract/search';
import { lexicalToText } from '../../rich-text/plain-text.ts';
import { toImage, type MediaReference } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { spellingsOf, wordsOf } from './public-query.ts';
import { findRecords } from './public-records.ts';
import { searchHits } from './search-index.ts';
import { searchSources, type SearchSource } from './search-modules.ts';
import { hasHit, markHits, snippetOf } from './search-text.ts';

/** More words than this narrow nothing further down; the rest is not looked for. */
const MAX_WORDS = 8;

type SearchRecord = { id: number } & Record<string, unknown>;

export const searchList: Implementation<ApiContext>['search-list'] = async (request, context) => {
  const startedAt = performance.now();
  const words = wordsOf(request.key).slice(0, MAX_WORDS);
  if (words.length === 0) return { list: [], total: 0, facets: { module: {}, year: {} } };
  const { hits, total, facets } = await searchHits(
    context.payload,
    {
      words,
      module: request.module,
      year: request.year,
      sort: request.sort ?? 'relevance',
      limit: request.limit,
      offset: (request.page - 1) * request.limit,
    },
    context.now,
  );
  const list = await readHits(context, hits, words.flatMap(spellingsOf));
  return { list, total, facets, tookMs: Math.round(performance.now() - startedAt) };
};

/** The records of the hits, one query for each module that has any. */
async function readHits(
  context: ApiContext,
  hits: readonly { module: SearchModule; id: number }[],
  words: readonly string[],
): Promise<SearchItem[]> {
  const items = new Map<string, SearchItem>();
  await Promise.all(
    searchSources.map(async (source) => {
      const ids = hits.filter((hit) => hit.module === source.module).map((hit) => hit.id);
      for (const record of await readSource(context, source, ids)) {
        items.set(`${source.module} ${record.id}`, toItem(source, record, words));
      }
    }),
  );
  return hits.flatMap((hit) => items.get(`${hit.module} ${hit.id}`) ?? []);
}

async function readSource(context: ApiContext, source: SearchSource, ids: number[]): Promise<SearchRecord[]> {
  const named = [source.title, 'publishedAt', ...source.texts, source.content, source.cover, source.detail];
  const fields = named.filter((name) => name !== '');
  // The sources name their own columns, which differ by collection.
  return (await findRecords(context, source.collection, ids, fields as never[])) as unknown as SearchRecord[];
}

function toItem(source: SearchSource, record: SearchRecord, words: readonly string[]): SearchItem {
  const texts = source.texts.map((name) => textOf(record[name]));
  const content = lexicalToText(record[source.content]);
  const found = [...texts, content].find((text) => hasHit(text, words));
  return {
    module: source.module,
    id: record.id,
    title: markHits(textOf(record[source.title]), words),
    snippet: snippetOf(found ?? (textOf(texts[0]) || content), words),
    publishedAt: toTime(textOf(record['publishedAt'])),
    url: source.url(record.id, textOf(record[source.detail])),
    cover: source.cover === '' ? null : toImage(record[source.cover] as MediaReference),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
