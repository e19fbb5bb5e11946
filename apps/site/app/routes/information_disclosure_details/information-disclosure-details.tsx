import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { DisclosureArticle } from './disclosure-article.tsx';
import { type DisclosureData, loadDisclosure } from './load-disclosure.ts';

export const handle: ScreenHandle<DisclosureData> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.kind,
    summary: toSummary('', info.content),
    publishedAt: info.publishedAt,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadDisclosure);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<DisclosureData> =>
  (await import('./load-disclosure.ts')).loadDisclosure(api, args),
);

export default function InformationDisclosureDetails({ loaderData: { info } }: { loaderData: DisclosureData }) {
  return <DisclosureArticle info={info} />;
}
