import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { toRecordHead } from '../../model/news/article.ts';
import { pageMeta } from '../../page-meta.ts';
import { noticeDetails } from './information-details.screen.ts';
import { NoticeArticle } from './notice-article.tsx';
import { OutageArticle } from './outage-article.tsx';

export const handle = handleOf(noticeDetails, { record: ({ info }) => toRecordHead(info) });
export const meta = pageMeta;
export const loader = loaderOf(noticeDetails);
export const clientLoader = clientLoaderOf(noticeDetails);

export default pageOf(noticeDetails, ({ info, now }) =>
  info.type === 'overhaul' ? <OutageArticle info={info} loadedAt={now} /> : <NoticeArticle info={info} />,
);
