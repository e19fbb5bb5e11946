import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { comprehensiveNews } from './comprehensive.screen.ts';
import type { NewsPage } from './load-news.ts';

export const handle = handleOf(comprehensiveNews);
export const meta = pageMeta;
export const loader = loaderOf(comprehensiveNews);
export const clientLoader = clientLoaderOf(comprehensiveNews);

export default function ComprehensiveNews({ loaderData }: { loaderData: NewsPage }) {
  return <ArticlesPage {...loaderData} screen={comprehensiveNews} noun="新闻" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={comprehensiveNews}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={comprehensiveNews} query={query} now={now} noun="新闻" />}
    />
  );
}
