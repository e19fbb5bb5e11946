import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { ArticleListBoundary } from '../frame/article-list-boundary.tsx';
import { loadNews, type NewsPage } from './load-news.ts';
import { NewsList } from './news-list.tsx';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadNews('information', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<NewsPage> =>
  (await import('./load-news.ts')).loadNews('information', api, args),
);

export default function InformationNews({ loaderData }: { loaderData: NewsPage }) {
  return <NewsList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <ArticleListBoundary error={error} noun="新闻" />;
}
