import { newsList, type NewsType } from '@yunxia/contract/news';
import { loadBanner } from '../../api/banner.ts';
import { type Load, type Loaded, readPage } from '../../api/load.ts';
import { serverNow } from '../../device/server-clock.ts';
import { type NewsQuery, type NewsRowView, parseNewsQuery, toNewsRow } from '../../model/news.ts';

/** Records on a page of a news list. */
const PAGE_SIZE = 10;

/** What a news list shows. */
export interface NewsPage {
  readonly rows: readonly NewsRowView[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly query: NewsQuery;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly banner: Awaited<ReturnType<typeof loadBanner>>;
}

/** Makes the `load` of the list of one type: page and filters come from the address. */
export const createNewsLoad =
  (type: NewsType): Load<NewsPage> =>
  async (api, { url, signal }) => {
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
  };

export type NewsLoaded = Loaded<ReturnType<typeof createNewsLoad>>;
