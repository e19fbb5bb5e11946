import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { partyConduct } from './conduct.screen.ts';
import { PartyArticles } from './party-articles.tsx';

export const handle = handleOf(partyConduct);
export const meta = pageMeta;
export const loader = loaderOf(partyConduct);
export const clientLoader = clientLoaderOf(partyConduct);

export default pageOf(partyConduct, (page) => <PartyArticles {...page} screen={partyConduct} type="conduct" />);

export const ErrorBoundary = listBoundaryOf(partyConduct, (query) => (
  <ArticleFilter screen={partyConduct} query={query} years={undefined} noun="文章" />
));
