import type { NewsInfo } from '@yunxia/contract/news';
import type { PartyBuildingInfo } from '@yunxia/contract/party-building';
import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePictures, ArticleVideo } from '../../components/article/article-media.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import * as article from '../../model/news/article.ts';
import { toTitle } from '../../model/page/title.ts';
import { detailHref, listOf } from '../../site-map.ts';

export interface StoryPageProps {
  info: NewsInfo | PartyBuildingInfo;
  /** Server time, epoch ms. */
  now: number;
  /** Heading of the related ones: 相关新闻. */
  relatedTitle: string;
}

/** A story, of the news or of Party building: film, text, pictures, and all that stands round them. */
export function StoryPage({ info, now, relatedTitle }: StoryPageProps) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const toHref = (id: number) => detailHref(pathname, id);
  const title = toTitle(info.title);
  const time = article.toPublishedTime(info.publishedAt);
  const list = listOf(pathname, info.type);
  return (
    <SectionPage record={{ title, type: info.type }}>
      <ArticlePage
        title={title}
        subtitle={info.subtitle}
        lang={article.articleLanguage(info.title, info.content)}
        meta={
          <>
            {time ? <time dateTime={time.iso}>{time.text}</time> : null}
            {article.toArticleMeta(info).map((part) => (
              <span key={part}>{part}</span>
            ))}
            {list ? <Tag>{list.title}</Tag> : null}
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={toHref(info.id)}
        url={origin + toHref(info.id)}
        files={article.toFiles(info.attachments)}
        changes={article.toChanges(info.changes)}
        editorLine={article.toEditorLine(info)}
        previous={article.toNeighbour(info.prev, toHref)}
        next={article.toNeighbour(info.next, toHref)}
        related={article.toRelated(info.related, now, toHref)}
        relatedTitle={relatedTitle}
      >
        {info.video?.url ? <ArticleVideo video={info.video} title={title} /> : null}
        {info.content ? <RichText html={info.content} /> : <p>{info.summary}</p>}
        <ArticlePictures pictures={article.toLoosePictures(info.images, info.content)} />
      </ArticlePage>
    </SectionPage>
  );
}
