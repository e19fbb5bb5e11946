import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { announcement } from './announcement.screen.ts';
import { AnnouncementFilter, AnnouncementsPage } from './announcements-page.tsx';

export const handle = handleOf(announcement);
export const meta = pageMeta;
export const loader = loaderOf(announcement);
export const clientLoader = clientLoaderOf(announcement);

export default pageOf(announcement, AnnouncementsPage);

export const ErrorBoundary = listBoundaryOf(announcement, (query) => (
  <AnnouncementFilter query={query} years={undefined} />
));
