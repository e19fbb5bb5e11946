import { useSite } from '../../api/use-site.ts';
import { CompanyFacts } from '../../components/fact-parts/fact-parts.tsx';
import { Gallery } from '../../components/gallery/gallery.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toInformation } from '../../model/company/company-page.ts';
import styles from './information-page.module.css';
import type { CompanyPageData } from './load-company-page.ts';

/** 企业信息: the facts as a table of definitions, the licence and remarks beside it. */
export function InformationPage({ info, banner }: CompanyPageData) {
  const { siteInfo } = useSite();
  const facts = toInformation(info);
  const { licenceImage, licenceCaption } = siteInfo;
  const licence = licenceImage?.url ? { ...licenceImage, alt: licenceCaption || licenceImage.alt || '营业执照' } : null;
  const hasMore = info.content !== '' || licence !== null;
  return (
    <SectionPage banner={banner}>
      <PageHeading title="企业信息" sample={siteInfo.demo} />
      <div className={hasMore ? styles.columns : undefined}>
        {facts.length > 0 ? (
          <CompanyFacts label="企业信息" facts={facts} />
        ) : (
          <EmptyState title="暂无企业信息">
            <p>企业信息还没有发布内容。</p>
          </EmptyState>
        )}
        {hasMore ? (
          <aside className={styles.more} aria-label="说明与证照">
            {info.content ? <RichText html={info.content} setting="column" /> : null}
            {licence ? (
              <section>
                <h2 className={styles.title}>营业执照</h2>
                <Gallery title="营业执照" pictures={[licence]} />
              </section>
            ) : null}
          </aside>
        ) : null}
      </div>
    </SectionPage>
  );
}
