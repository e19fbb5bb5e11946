import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { BusinessArticle } from './business-article.tsx';
import { loadOther, type OtherData } from './load-other.ts';

export const handle: ScreenHandle<OtherData> = {
  record: ({ business: { title, summary, content, cover, gallery } }) => ({
    title,
    summary: toSummary(summary, content),
    image: cover ?? gallery[0] ?? null,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadOther);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<OtherData> =>
  (await import('./load-other.ts')).loadOther(api, args),
);

export default function OtherDetails({ loaderData }: { loaderData: OtherData }) {
  return <BusinessArticle {...loaderData} />;
}
