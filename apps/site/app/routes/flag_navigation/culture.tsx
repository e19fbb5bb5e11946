import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { culture } from './culture.screen.ts';
import { PartyArticles } from './party-articles.tsx';

export const handle = handleOf(culture);
export const meta = pageMeta;
export const loader = loaderOf(culture);
export const clientLoader = clientLoaderOf(culture);

export default pageOf(culture, (page) => <PartyArticles {...page} screen={culture} type="culture" />);

export const ErrorBoundary = listBoundaryOf(culture, (query) => (
  <ArticleFilter screen={culture} query={query} years={undefined} noun="文章" />
));
