import { loaderOf } from '../../api/load-screen.server.ts';
import { clientLoaderOf, handleOf, pageOf } from '../../api/load-screen.ts';
import { Note } from '../../components/note/note.tsx';
import { toSummary } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { pageMeta } from '../../page-meta.ts';
import { oldTenderDetails } from './old-tendering-details.screen.ts';
import { TenderArticle } from './tender-article.tsx';

export const handle = handleOf(oldTenderDetails, {
  record: ({ info }) => ({
    title: toTitle(info.title),
    summary: toSummary('', info.content),
    publishedAt: info.publishedAt,
  }),
});
export const meta = pageMeta;
export const loader = loaderOf(oldTenderDetails);
export const clientLoader = clientLoaderOf(oldTenderDetails);

export default pageOf(oldTenderDetails, ({ info }) => (
  <TenderArticle
    info={info}
    notice={
      <Note>
        <p>这是原网站的历史公告，仅供查阅；所列时间和联系方式已经失效。</p>
      </Note>
    }
  />
));
