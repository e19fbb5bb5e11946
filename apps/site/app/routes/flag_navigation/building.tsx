import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { partyBuilding } from './building.screen.ts';
import { PartyArticles } from './party-articles.tsx';

export const handle = handleOf(partyBuilding);
export const meta = pageMeta;
export const loader = loaderOf(partyBuilding);
export const clientLoader = clientLoaderOf(partyBuilding);

export default pageOf(partyBuilding, (page) => <PartyArticles {...page} screen={partyBuilding} type="building" />);

export const ErrorBoundary = listBoundaryOf(partyBuilding, (query) => (
  <ArticleFilter screen={partyBuilding} query={query} years={undefined} noun="文章" />
));
