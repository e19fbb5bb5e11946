import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';

import { NoticesBoundary } from '../frame/notices-boundary.tsx';
import { ComplaintsList } from './complaints-list.tsx';
import { type ComplaintsPage, loadComplaints } from './load-complaints.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad(loadComplaints);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<ComplaintsPage> =>
  (await import('./load-complaints.ts')).loadComplaints(api, args),
);

export default function ComplaintNotice({ loaderData }: { loaderData: ComplaintsPage }) {
  return <ComplaintsList {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <NoticesBoundary error={error} />;
}
