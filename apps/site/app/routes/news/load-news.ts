import type { Api } from '@yunxia/contract/client';
import { newsList, type NewsType } from '@yunxia/contract/news';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { parseNewsQuery, toNewsRow } from '../../model/news.ts';

/** Records on a page of a news list. */
const PAGE_SIZE = 10;

/** A page of the news of one type: page and filters come from the address. */
export async function loadNews(type: NewsType, api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'news', signal);
  const query = parseNewsQuery(url.searchParams);
  const answer = await api(newsList, { type, ...query, page: readPage(url), limit: PAGE_SIZE }, { signal });
  const { list, total, page, limit } = answer;
  return {
    rows: list.map(toNewsRow),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    query,
    now: serverNow(),
    banner: await banner,
  };
}

/** What a news list shows; `now` is the server's time, epoch ms. */
export type NewsPage = Awaited<ReturnType<typeof loadNews>>;
