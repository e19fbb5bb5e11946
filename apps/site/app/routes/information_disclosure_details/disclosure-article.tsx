import type { DisclosureInfo } from '@yunxia/contract/disclosure';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { articleLanguage, toFiles, toNeighbour, toPdfFile, toPublishedTime } from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, listOf } from '../../site-map.ts';
import { proactively } from '../information_disclosure/proactively.screen.ts';

/** A disclosed record as an article: entry of the catalogue, number, department, text, files, neighbours. */
export function DisclosureArticle({ info }: { info: DisclosureInfo }) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const toHref = (id: number) => detailHref(pathname, id);
  const title = toTitle(info.title);
  const time = toPublishedTime(info.publishedAt);
  const list = listOf(pathname, info.kind);
  const entry = info.kind === 'item' && info.typeId ? proactively.href({ typeId: info.typeId }) : list?.path;
  const pdf = info.pdf?.url ? [toPdfFile(info.pdf, `${title}（PDF）`)] : [];
  return (
    <SectionPage record={{ title, type: info.kind }}>
      <ArticlePage
        title={title}
        lang={articleLanguage(info.title, info.content)}
        meta={
          <>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            {info.typeName && entry ? (
              <span>
                公开事项：
                <SiteLink to={entry} className="tlink">
                  {info.typeName}
                </SiteLink>
              </span>
            ) : null}
            {info.number ? <span>{`编号：${info.number}`}</span> : null}
            {info.department ? <span>{`责任部门：${info.department}`}</span> : null}
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={toHref(info.id)}
        url={origin + toHref(info.id)}
        files={[...pdf, ...toFiles(info.attachments)]}
        previous={toNeighbour(info.prev, toHref)}
        next={toNeighbour(info.next, toHref)}
      >
        {info.content ? (
          <RichText html={info.content} />
        ) : (
          <p>{pdf.length > 0 ? '全文见所附文件。' : '本条没有正文，可向责任部门查询。'}</p>
        )}
      </ArticlePage>
    </SectionPage>
  );
}
