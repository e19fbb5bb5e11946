import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf } from '../../api/load-screen.ts';
import { toSummary } from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { pageMeta } from '../../page-meta.ts';
import type { NewsDetailsData } from './load-news-details.ts';
import { newsDetails } from './news-details.screen.ts';
import { StoryPage } from './story-page.tsx';

export const handle = handleOf(newsDetails, {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: toSummary(info.summary, info.content),
    image: info.cover,
    publishedAt: info.publishedAt,
    changes: info.changes,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(newsDetails);
export const clientLoader = clientLoaderOf(newsDetails);

export default function NewsDetails({ loaderData }: { loaderData: NewsDetailsData }) {
  return <StoryPage {...loaderData} relatedTitle="相关新闻" />;
}
