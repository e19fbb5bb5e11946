import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toRecordHead } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { StoryPage } from '../details/story-page.tsx';
import { partyDetails } from './flag-navigation-details.screen.ts';

export const handle = handleOf(partyDetails, { record: ({ info }) => toRecordHead(info) });
export const meta = pageMeta;
export const loader = loaderOf(partyDetails);
export const clientLoader = clientLoaderOf(partyDetails);

export default pageOf(partyDetails, (page) => <StoryPage {...page} relatedTitle="相关文章" />);
