import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { NoticeFilter } from '../../components/notice-list/notice-list.tsx';
import { pageMeta } from '../../page-meta.ts';
import { ListBoundary } from '../frame/list-boundary.tsx';
import type { NoticesPage as Loaded } from '../investor_relations/load-notices.ts';
import { NoticesPage } from '../investor_relations/notices-page.tsx';
import { affairsGuide } from './affairs-guide.screen.ts';
import { complaintNotices } from './notice.screen.ts';

export const handle = handleOf(complaintNotices);
export const meta = pageMeta;
export const loader = loaderOf(complaintNotices);
export const clientLoader = clientLoaderOf(complaintNotices);

export default function ComplaintNotice({ loaderData }: { loaderData: Loaded }) {
  return (
    <NoticesPage {...loaderData} screen={complaintNotices} noun="公告">
      <LinkMore to={affairsGuide.path}>办事指南</LinkMore>
    </NoticesPage>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <ListBoundary
      screen={complaintNotices}
      error={error}
      renderFilter={(query, now) => <NoticeFilter screen={complaintNotices} query={query} now={now} />}
    />
  );
}
