import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { investorActivities } from './activities.screen.ts';
import type { NoticesPage as Loaded } from './load-notices.ts';
import { NoticesPage } from './notices-page.tsx';

export const handle = handleOf(investorActivities);
export const meta = pageMeta;
export const loader = loaderOf(investorActivities);
export const clientLoader = clientLoaderOf(investorActivities);

export default function InvestorActivities({ loaderData }: { loaderData: Loaded }) {
  return <NoticesPage {...loaderData} screen={investorActivities} noun="内容" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={investorActivities}
      error={error}
      renderFilter={(query, now) => <NoticeFilter screen={investorActivities} query={query} now={now} />}
    />
  );
}
