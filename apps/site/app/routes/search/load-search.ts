import type { Api } from '@yunxia/contract/client';
import { searchList } from '@yunxia/contract/search';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toCardView, toOutageCard } from '../../model/search/search-card.ts';
import { toDaysView } from '../../model/search/search-days.ts';
import { isForEnglish } from '../../model/search/search-english.ts';
import { toSearchHit } from '../../model/search/search-hit.ts';
import type { search, SearchQuery } from './search.screen.ts';

/** Hits on a page. */
const PAGE_SIZE = 10;

/** The hits for the search of the URL; `found` is null when nothing is searched for, and then nothing is asked. */
export async function load(api: Api, { url, query: read, page, signal }: ArgsOf<typeof search>) {
  const query: SearchQuery = { ...read, key: read.key ?? '', sort: read.sort ?? 'relevance' };
  if (!query.key) return { query, found: null };
  const answer = await api(searchList, { ...query, page, limit: PAGE_SIZE }, { signal });
  const { list, total, facets, suggestions, corrected, partial, cut, card, days } = answer;
  const now = serverNow();
  // Whoever reads on has seen the answer.
  const shown = answer.page === 1 ? card : null;
  const outages = shown && toOutageCard(shown, now);
  return {
    query,
    found: {
      now,
      hits: list.map((item) => toSearchHit(item, now)),
      ...toPaging(answer),
      facets,
      suggestions: suggestions.filter((text) => text.trim() !== ''),
      corrected: corrected.trim(),
      isPartial: partial,
      outages,
      card: shown && !outages ? toCardView(shown) : null,
      days: toDaysView(days, card, query),
      isForEnglish: isForEnglish(query.key, total),
      /** Part of what was typed is not searched for: what stands after 100 characters, or after eight words. */
      cut:
        (url.searchParams.get('key') ?? '').trim() !== query.key
          ? ('length' as const)
          : cut
            ? ('words' as const)
            : null,
    },
  };
}

export type SearchPage = DataOf<typeof search>;
export type SearchFound = NonNullable<SearchPage['found']>;
