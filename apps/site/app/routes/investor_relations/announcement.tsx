import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { announcement } from './announcement.screen.ts';
import { NoticesPage } from './notices-page.tsx';

export const handle = handleOf(announcement);
export const meta = pageMeta;
export const loader = loaderOf(announcement);
export const clientLoader = clientLoaderOf(announcement);

export default pageOf(announcement, (page) => <NoticesPage {...page} screen={announcement} noun="内容" />);

export const ErrorBoundary = listBoundaryOf(announcement, (query) => (
  <NoticeFilter screen={announcement} query={query} years={undefined} />
));
