import type { NoticeInfo } from '@yunxia/contract/notice';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import type { AttachedFile } from '../../components/attachments/attachments.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import type { NotedChange } from '../../components/article/change-history.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { isExternal } from '../../components/site-link/site-link.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import {
  articleLanguage,
  type RelatedView,
  toChanges,
  toFiles,
  toNeighbour,
  toPdfFile,
  toPublishedTime,
} from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, listOf } from '../../site-map.ts';

export interface NoticeArticleProps {
  info: NoticeInfo;
  /** Others of its kind, for the rail. */
  related?: readonly RelatedView[];
  /** What has to be known first: when and where an outage is. */
  notice?: ReactNode;
  /** What stands before the text: the facts of an outage. */
  children?: ReactNode;
  /** What can be done with it: it holds the files, too. */
  renderCard?: ((parts: { files: readonly AttachedFile[]; path: string }) => ReactNode) | undefined;
  /** Its changes with the times that no longer hold marked; without, as the record words them. */
  changes?: readonly NotedChange[];
}

/** A notice as an article: number and date, text, the notice as a file, changes, neighbours. */
export function NoticeArticle({ info, related = [], notice, children, renderCard, changes }: NoticeArticleProps) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const toHref = (id: number) => detailHref(pathname, id);
  const title = toTitle(info.title);
  const time = toPublishedTime(info.publishedAt);
  const pdf = info.pdf?.url ? [toPdfFile(info.pdf, '公告原文（PDF）')] : [];
  const files = [...pdf, ...toFiles(info.attachments)];
  const card = renderCard?.({ files, path: toHref(info.id) });
  return (
    <SectionPage record={{ title, type: info.type }}>
      <ArticlePage
        title={title}
        lang={articleLanguage(info.title, info.content)}
        meta={
          <>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            {info.number ? (
              <span>
                <WholeFigures>{`编号：${info.number}`}</WholeFigures>
              </span>
            ) : null}
            <Tag>{info.category || listOf(pathname, info.type)?.title}</Tag>
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        notice={notice}
        path={toHref(info.id)}
        url={origin + toHref(info.id)}
        {...(card ? { card } : { files })}
        changes={changes ?? toChanges(info.changes)}
        previous={toNeighbour(info.prev, toHref)}
        next={toNeighbour(info.next, toHref)}
        related={related}
        relatedTitle={`相关${listOf(pathname, info.type)?.title ?? '公告'}`}
      >
        {/* oxlint-disable-next-line yunxia/jsx-text -- parts of a page, never words */}
        {children}
        {info.content ? <RichText html={info.content} /> : info.summary ? <p>{info.summary}</p> : null}
        {isExternal(info.originUrl) ? (
          <p>
            <LinkMore to={info.originUrl}>查看公告原发布页</LinkMore>
          </p>
        ) : null}
      </ArticlePage>
    </SectionPage>
  );
}
