import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { StoryPage } from '../details/story-page.tsx';
import { loadPartyDetails, type PartyDetailsData } from './load-party-details.ts';

export const handle: ScreenHandle<PartyDetailsData> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary(info.summary, info.content),
    image: info.cover,
    publishedAt: info.publishedAt,
    changes: info.changes,
  }),
};

// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(loadPartyDetails);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<PartyDetailsData> =>
  (await import('./load-party-details.ts')).loadPartyDetails(api, args),
);

export default function FlagNavigationDetails({ loaderData }: { loaderData: PartyDetailsData }) {
  return <StoryPage {...loaderData} relatedTitle="相关文章" />;
}
