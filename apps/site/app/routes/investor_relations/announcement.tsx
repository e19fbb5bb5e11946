import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import { announcement } from './announcement.screen.ts';
import type { NoticesPage as Loaded } from './load-notices.ts';
import { NoticesPage } from './notices-page.tsx';

export const handle = handleOf(announcement);
export const meta = pageMeta;
export const loader = loaderOf(announcement);
export const clientLoader = clientLoaderOf(announcement);

export default function Announcement({ loaderData }: { loaderData: Loaded }) {
  return <NoticesPage {...loaderData} screen={announcement} noun="内容" />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={announcement}
      error={error}
      renderFilter={(query, now) => <NoticeFilter screen={announcement} query={query} now={now} />}
    />
  );
}
