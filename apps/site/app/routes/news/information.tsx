import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { informationNews } from './information.screen.ts';
import type { NewsPage } from './load-news.ts';

export const handle = handleOf(informationNews);
export const meta = pageMeta;
export const loader = loaderOf(informationNews);
export const clientLoader = clientLoaderOf(informationNews);

export default function InformationNews({ loaderData }: { loaderData: NewsPage }) {
  return <ArticlesPage {...loaderData} screen={informationNews} noun="新闻" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={informationNews}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={informationNews} query={query} now={now} noun="新闻" />}
    />
  );
}
