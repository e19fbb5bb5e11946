import type { Api } from '@yunxia/contract/client';
import { newsInfo, newsTypes } from '@yunxia/contract/news';
import { useLocation } from 'react-router';
import { browserLoad } from '../../api/content.browser.ts';
import { serverLoad } from '../../api/content.server.ts';
import { type LoadArgs, type Loaded, readId, type ScreenHandle } from '../../api/load.ts';
import { useSite } from '../../api/use-site.ts';
import { ArticlePictures, ArticleVideo } from '../../components/article/article-media.tsx';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { serverNow } from '../../device/server-clock.ts';
import * as article from '../../model/article.ts';
import { toTitle } from '../../model/title.ts';
import { canonicalUrl, pageMeta } from '../../page-meta.ts';
import { detailHref } from '../../site-map.ts';

export const handle: ScreenHandle<Loaded<typeof load>> = {
  record: ({ info }) => ({
    title: toTitle(info.title),
    type: info.type,
    summary: article.toSummary(info.summary, info.content),
    ...(info.cover ? { image: info.cover.url } : {}),
  }),
};

/** One news article. */
export async function load(api: Api, { url, signal }: LoadArgs) {
  const { info } = await api(newsInfo, { id: readId(url) }, { signal });
  return { info, now: serverNow() };
}
// The meta of a route above does not see this route's data.
export const meta = pageMeta;

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export default function NewsDetails({ loaderData: { info, now } }: { loaderData: Loaded<typeof load> }) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const toHref = (id: number) => detailHref(pathname, id);
  const title = toTitle(info.title);
  const time = article.toPublishedTime(info.publishedAt);
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
            <Tag>{newsTypes[info.type]}</Tag>
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={toHref(info.id)}
        url={canonicalUrl(origin, pathname, `?id=${info.id}`)}
        files={article.toFiles(info.attachments)}
        changes={article.toChanges(info.changes)}
        editorLine={article.toEditorLine(info)}
        previous={article.toNeighbour(info.prev, toHref)}
        next={article.toNeighbour(info.next, toHref)}
        related={article.toRelated(info.related, now, toHref)}
        relatedTitle="相关新闻"
      >
        {info.video?.url ? <ArticleVideo video={info.video} title={title} /> : null}
        {info.content ? <RichText html={info.content} /> : <p>{info.summary}</p>}
        <ArticlePictures pictures={article.toLoosePictures(info.images, info.content)} />
      </ArticlePage>
    </SectionPage>
  );
}
