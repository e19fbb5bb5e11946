import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';

import { NoticesBoundary } from '../frame/notices-boundary.tsx';
import { InvestorNotices } from './investor-notices.tsx';
import { type InvestorNoticesPage, loadInvestorNotices } from './load-investor-notices.ts';

export const handle: ScreenHandle = { hasBanner: true };

export const loader = serverLoad((api, args) => loadInvestorNotices('announcement', api, args));
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<InvestorNoticesPage> =>
  (await import('./load-investor-notices.ts')).loadInvestorNotices('announcement', api, args),
);

export default function Announcement({ loaderData }: { loaderData: InvestorNoticesPage }) {
  return <InvestorNotices {...loaderData} />;
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return <NoticesBoundary error={error} />;
}
