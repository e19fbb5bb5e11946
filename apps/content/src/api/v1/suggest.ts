/** suggest-list. */
import type { Implementation } from '@yunxia/contract/handler';
import type { SuggestItem } from '@yunxia/contract/suggest';
import { markFound } from '../../search/rank/found-text.ts';
import { searchSources } from '../../search/indexing/search-sources.ts';
import { suggest, type Suggestion } from '../../search/suggest/suggest.ts';
import type { ApiContext } from './api-context.ts';
import { readSource } from './search-hits.ts';
import { noteSearch } from './shown.ts';

export const suggestList: Implementation<ApiContext>['suggest-list'] = async ({ key }, context) => {
  const { terms, list } = await suggest(context.payload, key ?? '', context.now);
  const urls = await readUrls(context, list);
  noteSearch(context);
  const items = list.flatMap((suggestion): Omit<SuggestItem, 'id'>[] => {
    const title = markFound(suggestion.text, terms);
    if (suggestion.kind === 'page') return [{ title, kind: 'page', module: '', url: suggestion.url }];
    if (suggestion.kind !== 'title') return [{ title, kind: suggestion.kind, module: '', url: '' }];
    const url = urls.get(suggestion);
    // A record may be a page of its own that is named already.
    const isNamed = list.some((other) => other.kind === 'page' && other.url === url);
    return url === undefined || isNamed ? [] : [{ title, kind: 'title', module: suggestion.module, url }];
  });
  return { list: items.map((item, index) => ({ id: index + 1, ...item })) };
};

/** The pages of the records. What is not public is left out, whatever the index says. */
async function readUrls(context: ApiContext, list: readonly Suggestion[]): Promise<Map<Suggestion, string>> {
  const urls = new Map<Suggestion, string>();
  const titles = list.filter((suggestion) => suggestion.kind === 'title');
  await Promise.all(
    searchSources.map(async (source) => {
      const own = titles.filter(({ module }) => module === source.module);
      const ids = own.map(({ record }) => record);
      for (const record of await readSource(context, source, ids)) {
        const suggestion = own.find((each) => each.record === record.id);
        const detail = record[source.detail];
        if (suggestion) urls.set(suggestion, source.url(record.id, typeof detail === 'string' ? detail : ''));
      }
    }),
  );
  return urls;
}
