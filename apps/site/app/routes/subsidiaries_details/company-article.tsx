import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ArticlePage } from '../../components/article/article-page.tsx';
import { CompanyFacts } from '../../components/fact-parts/fact-parts.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { Tag } from '../../components/tag/tag.tsx';
import { articleLanguage, toLoosePictures } from '../../model/news/article.ts';
import { detailHref } from '../../site-map.ts';
import styles from './company-article.module.css';
import type { CompanyData } from './load-company.ts';

/** A company of the group: its facts, then its text and pictures. */
export function CompanyArticle({ info, name, kind, facts, related }: CompanyData) {
  const { pathname } = useLocation();
  const { siteInfo, origin } = useSite();
  const { id, logo, region, content, gallery } = info;
  const pictures = toLoosePictures(
    gallery.filter(({ url }) => url),
    content,
  );
  return (
    <SectionPage record={{ title: name }}>
      <ArticlePage
        title={name}
        lang={articleLanguage(name, content)}
        meta={
          <>
            <Tag>{kind}</Tag>
            {region ? <span>{region}</span> : null}
            {siteInfo.demo ? <SampleTag /> : null}
          </>
        }
        path={detailHref(pathname, id)}
        url={origin + detailHref(pathname, id)}
        related={related}
        relatedTitle={`其他${kind}`}
      >
        {logo?.url ? (
          <div className={styles.plate}>
            <Picture picture={logo} shownAt="240px" className={styles.logo} alt={logo.alt || `${name}标识`} eager />
          </div>
        ) : null}
        <CompanyFacts label="企业信息" facts={facts} />
        {content ? <RichText html={content} /> : null}
        <Gallery title={name} pictures={pictures} />
      </ArticlePage>
    </SectionPage>
  );
}
