import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { importantNews } from './important.screen.ts';
import type { NewsPage } from './load-news.ts';

export const handle = handleOf(importantNews);
export const meta = pageMeta;
export const loader = loaderOf(importantNews);
export const clientLoader = clientLoaderOf(importantNews);

export default function ImportantNews({ loaderData }: { loaderData: NewsPage }) {
  return <ArticlesPage {...loaderData} screen={importantNews} noun="新闻" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={importantNews}
      error={error}
      renderFilter={(query, now) => <ArticleFilter screen={importantNews} query={query} now={now} noun="新闻" />}
    />
  );
}
