import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { ActivitiesPage } from './activities-page.tsx';
import { investorActivities } from './activities.screen.ts';

export const handle = handleOf(investorActivities);
export const meta = pageMeta;
export const loader = loaderOf(investorActivities);
export const clientLoader = clientLoaderOf(investorActivities);

export default pageOf(investorActivities, ActivitiesPage);

export const ErrorBoundary = listBoundaryOf(investorActivities, (query) => (
  <NoticeFilter screen={investorActivities} query={query} years={undefined} />
));
