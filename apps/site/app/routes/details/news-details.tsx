import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toRecordHead } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { newsDetails } from './news-details.screen.ts';
import { StoryPage } from './story-page.tsx';

export const handle = handleOf(newsDetails, { record: ({ info }) => toRecordHead(info) });
export const meta = pageMeta;
export const loader = loaderOf(newsDetails);
export const clientLoader = clientLoaderOf(newsDetails);

export default pageOf(newsDetails, (page) => <StoryPage {...page} relatedTitle="相关新闻" />);
