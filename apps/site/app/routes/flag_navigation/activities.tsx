import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { ArticleFilter } from '../../components/article-list/article-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { groupActivities } from './activities.screen.ts';
import { PartyArticles } from './party-articles.tsx';

export const handle = handleOf(groupActivities);
export const meta = pageMeta;
export const loader = loaderOf(groupActivities);
export const clientLoader = clientLoaderOf(groupActivities);

export default pageOf(groupActivities, (page) => (
  <PartyArticles {...page} screen={groupActivities} type="activities" />
));

export const ErrorBoundary = listBoundaryOf(groupActivities, (query) => (
  <ArticleFilter screen={groupActivities} query={query} years={undefined} noun="文章" />
));
