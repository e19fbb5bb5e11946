import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { importantNews } from './important.screen.ts';

export const handle = handleOf(importantNews);
export const meta = pageMeta;
export const loader = loaderOf(importantNews);
export const clientLoader = clientLoaderOf(importantNews);

export default pageOf(importantNews, (page) => <ArticlesPage {...page} screen={importantNews} noun="新闻" />);

export const ErrorBoundary = listBoundaryOf(importantNews, (query) => (
  <ArticleFilter screen={importantNews} query={query} years={undefined} noun="新闻" />
));
