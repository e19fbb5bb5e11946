import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ArticlesPage } from './articles-page.tsx';
import { informationNews } from './information.screen.ts';

export const handle = handleOf(informationNews);
export const meta = pageMeta;
export const loader = loaderOf(informationNews);
export const clientLoader = clientLoaderOf(informationNews);

export default pageOf(informationNews, (page) => <ArticlesPage {...page} screen={informationNews} noun="新闻" />);

export const ErrorBoundary = listBoundaryOf(informationNews, (query) => (
  <ArticleFilter screen={informationNews} query={query} years={undefined} noun="新闻" />
));
