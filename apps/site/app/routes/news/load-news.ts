import type { Api } from '@yunxia/contract/client';
import { newsList } from '@yunxia/contract/news';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toNewsRow } from '../../model/news/news.ts';
import type { newsScreen } from './news-screen.ts';

/** Records on a page of a news list. */
const PAGE_SIZE = 10;

/** A page of the news of one type: page and filters come from the URL. */
export async function load(api: Api, { query, page, request, signal }: ArgsOf<ReturnType<typeof newsScreen>>) {
  const answer = await api(newsList, { ...request, ...query, page, limit: PAGE_SIZE }, { signal });
  const { list } = answer;
  return {
    rows: list.map(toNewsRow),
    ...toPaging(answer),
    years: answer.years,
    query,
  };
}

/** What a news list shows. */
export type NewsPage = DataOf<ReturnType<typeof newsScreen>>;
