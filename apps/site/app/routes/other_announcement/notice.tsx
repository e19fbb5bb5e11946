import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { listBoundaryOf } from '../frame/list-boundary.tsx';
import { NoticesPage } from '../investor_relations/notices-page.tsx';
import { affairsGuide } from './affairs-guide.screen.ts';
import { complaintNotices } from './notice.screen.ts';

export const handle = handleOf(complaintNotices);
export const meta = pageMeta;
export const loader = loaderOf(complaintNotices);
export const clientLoader = clientLoaderOf(complaintNotices);

export default pageOf(complaintNotices, (page) => (
  <NoticesPage {...page} screen={complaintNotices} noun="公告">
    <LinkMore to={affairsGuide.path}>办事指南</LinkMore>
  </NoticesPage>
));

export const ErrorBoundary = listBoundaryOf(complaintNotices, (query) => (
  <NoticeFilter screen={complaintNotices} query={query} years={undefined} />
));
