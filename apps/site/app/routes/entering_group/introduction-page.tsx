import { useSite } from '../../api/use-site.ts';
import { FactParts } from '../../components/fact-parts/fact-parts.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toLoosePictures } from '../../model/news/article.ts';
import { toGlance } from '../../model/company/company-page.ts';
import type { FactView } from '../../model/text/fact.ts';
import styles from './introduction-page.module.css';
import type { CompanyPageData } from './load-company-page.ts';
import { RailPart, ReadingColumn } from './reading-column.tsx';

/** 集团简介: the text in a reading column, the group at a glance beside it, pictures below. */
export function IntroductionPage({ info, banner }: CompanyPageData) {
  const { siteInfo } = useSite();
  const glance = toGlance(info);
  const pictures = toLoosePictures(
    info.gallery.filter(({ url }) => url),
    info.content,
  );
  return (
    <SectionPage banner={banner}>
      <PageHeading title="集团简介" sample={siteInfo.demo} />
      <ReadingColumn aside={glance.length > 0 ? <Glance facts={glance} /> : null}>
        {info.content ? (
          <RichText html={info.content} />
        ) : (
          <EmptyState title="暂无简介">
            <p>集团简介还没有发布内容。</p>
          </EmptyState>
        )}
        <Gallery title="集团" pictures={pictures} />
      </ReadingColumn>
    </SectionPage>
  );
}

function Glance({ facts }: { facts: readonly FactView[] }) {
  return (
    <RailPart title="集团概况">
      <dl>
        {facts.map(({ label, parts }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd>
              <FactParts parts={parts} />
            </dd>
          </div>
        ))}
      </dl>
    </RailPart>
  );
}
