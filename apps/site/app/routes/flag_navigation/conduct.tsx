import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ArticlesPage } from '../news/articles-page.tsx';
import { partyConduct } from './conduct.screen.ts';

export const handle = handleOf(partyConduct);
export const meta = pageMeta;
export const loader = loaderOf(partyConduct);
export const clientLoader = clientLoaderOf(partyConduct);

export default pageOf(partyConduct, (page) => <ArticlesPage {...page} screen={partyConduct} noun="文章" />);

export const ErrorBoundary = listBoundaryOf(partyConduct, (query) => (
  <ArticleFilter screen={partyConduct} query={query} years={undefined} noun="文章" />
));
