import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import type { ScreenHandle } from '../../api/load.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { loadNewsDetails, type NewsDetailsData } from './load-news-details.ts';
import { StoryPage } from './story-page.tsx';

export const handle: ScreenHandle<NewsDetailsData> = {
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

export const loader = serverLoad(loadNewsDetails);
// In a chunk of its own: a first visit, whose data came with the HTML, fetches neither the client nor the schemas.
export const clientLoader = browserLoad(async (api, args): Promise<NewsDetailsData> =>
  (await import('./load-news-details.ts')).loadNewsDetails(api, args),
);

export default function NewsDetails({ loaderData }: { loaderData: NewsDetailsData }) {
  return <StoryPage {...loaderData} relatedTitle="相关新闻" />;
}
