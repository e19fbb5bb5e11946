/** search-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { answerQuery } from '../../search/query/answer-query.ts';
import { countSearch } from '../../search/insight/insight-writer.ts';
import type { ApiContext } from './api-context.ts';
import { toCard } from './search-card.ts';
import { readHits } from './search-hits.ts';
import { noteSearch } from './shown.ts';

export const searchList: Implementation<ApiContext>['search-list'] = async (request, context) => {
  const startedAt = performance.now();
  const filter = {
    module: request.module,
    year: request.year,
    sort: request.sort ?? 'relevance',
    limit: request.limit,
    offset: (request.page - 1) * request.limit,
  } as const;
  const answer = await answerQuery(context, request.key ?? '', filter);
  const { query, plan, found, corrected } = answer;
  // Pages, filters and orders of a search are the same search.
  const isFirst = request.page === 1 && filter.sort === 'relevance' && !request.module && request.year === undefined;
  if (isFirst && request.key) {
    countSearch(context.payload, request.key, found.total === 0 || corrected !== '', Date.now());
  }
  const list = await readHits(context, found.hits, query);
  const card = request.page === 1 ? await toCard(context, answer) : null;
  noteSearch(context);
  return {
    list,
    total: found.total,
    facets: found.facets,
    corrected,
    partial: answer.isPartial,
    cut: answer.isCut,
    card,
    days: plan.days && { start: plan.days.start, end: plan.days.end, label: plan.days.label },
    suggestions: answer.suggestions,
    tookMs: Math.round(performance.now() - startedAt),
  };
};
