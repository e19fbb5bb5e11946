import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { articleLanguage } from '../../model/news/article.ts';
import { detailHref, listOf } from '../../site-map.ts';
import { BusinessFigures } from '../group_business/business-figures.tsx';
import { BusinessPicture } from '../group_business/business-picture.tsx';
import styles from './business-article.module.css';
import type { OtherData } from './load-other.ts';

/** A record of 其他业务: picture, figures, text, gallery. */
export function BusinessArticle({ business, related }: OtherData) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const { id, title, summary, cover, figures, content, gallery } = business;
  const list = listOf(pathname);
  return (
    <SectionPage record={{ title }}>
      <ArticlePage
        title={title}
        subtitle={summary}
        lang={articleLanguage(title, content)}
        meta={
          <>
            {list ? <Tag>{list.title}</Tag> : null}
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={detailHref(pathname, id)}
        url={origin + detailHref(pathname, id)}
        related={related}
        relatedTitle="其他业务"
      >
        <BusinessPicture cover={cover} type="other" eager className={styles.picture} />
        <BusinessFigures figures={figures} setting="line" />
        {content ? <RichText html={content} /> : null}
        <Gallery title={title} pictures={gallery} />
      </ArticlePage>
    </SectionPage>
  );
}
