import { disclosureCycles, type DisclosureInfo } from '@yunxia/contract/disclosure';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ActionCard } from '../../components/action-card/action-card.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { Fact, FactList } from '../../components/fact-list/fact-list.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { StatusTag } from '../../components/status-tag/status-tag.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import {
  articleLanguage,
  toChanges,
  toFiles,
  toNeighbour,
  toPdfFile,
  toPublishedTime,
} from '../../model/news/article.ts';
import { toDisclosureCount } from '../../model/disclosure/disclosure.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, listOf } from '../../site-map.ts';
import { application } from '../information_disclosure/application.screen.ts';
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
  const files = [...pdf, ...toFiles(info.attachments)];
  const [first] = files;
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
            {info.number ? (
              <span>
                <WholeFigures>{`编号：${info.number}`}</WholeFigures>
              </span>
            ) : null}
            {info.department ? <span>{`责任部门：${info.department}`}</span> : null}
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={toHref(info.id)}
        url={origin + toHref(info.id)}
        card={
          <ActionCard
            status={<StatusTag look="done">{info.kind === 'item' ? '已公开' : '信息公开年报'}</StatusTag>}
            count={toDisclosureCount(info)}
            action={first ? { to: first.url, label: '下载原件', icon: 'download' } : null}
            files={files}
            ways={[{ to: application.path, label: '不清楚，想了解更多：依申请公开', icon: 'arrow-right' }]}
            contacts={siteInfo.hotline ? [{ role: '服务热线', phone: siteInfo.hotline }] : []}
            path={toHref(info.id)}
          />
        }
        changes={toChanges(info.changes)}
        previous={toNeighbour(info.prev, toHref)}
        next={toNeighbour(info.next, toHref)}
      >
        {info.legalBasis || info.cycle ? (
          <FactList label="公开依据">
            {info.legalBasis ? <Fact label="公开依据">{info.legalBasis}</Fact> : null}
            {info.cycle ? <Fact label="更新周期">{disclosureCycles[info.cycle]}</Fact> : null}
          </FactList>
        ) : null}
        {info.content ? (
          <RichText html={info.content} />
        ) : (
          <p>{pdf.length > 0 ? '全文见所附文件。' : '本条没有正文，可向责任部门查询。'}</p>
        )}
      </ArticlePage>
    </SectionPage>
  );
}
