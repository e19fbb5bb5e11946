import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { comprehensiveNews } from './comprehensive.screen.ts';

export const handle = handleOf(comprehensiveNews);
export const meta = pageMeta;
export const loader = loaderOf(comprehensiveNews);
export const clientLoader = clientLoaderOf(comprehensiveNews);

export default pageOf(comprehensiveNews, (page) => <ArticlesPage {...page} screen={comprehensiveNews} noun="新闻" />);

export const ErrorBoundary = listBoundaryOf(comprehensiveNews, (query) => (
  <ArticleFilter screen={comprehensiveNews} query={query} years={undefined} noun="新闻" />
));
