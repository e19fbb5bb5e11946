import { useSite } from '../../api/use-site.ts';
import { CompanyFacts, FactParts } from '../../components/fact-parts/fact-parts.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { EmptyState } from '../../components/page-state/page-state.tsx';
import { RichText } from '../../components/rich-text/rich-text.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toContacts } from '../../model/company/company-page.ts';
import { named } from '../../site-map.ts';
import styles from './contact-page.module.css';
import type { CompanyPageData } from './load-company-page.ts';
import { PlacePanel } from './place-panel.tsx';

/** 联系我们: numbers to call and the other ways on the left, the place on the right. */
export function ContactPage({ info, banner }: CompanyPageData) {
  const { siteInfo } = useSite();
  const { calls, others, address, postcode } = toContacts(info);
  const isEmpty = calls.length + others.length === 0 && !address && !info.content;
  return (
    <SectionPage banner={banner}>
      <PageHeading title="联系我们" sample={siteInfo.demo} />
      {isEmpty ? (
        <EmptyState title="暂无联系方式">
          <p>联系方式还没有发布内容，可以使用页脚的服务热线。</p>
        </EmptyState>
      ) : null}
      <div className={address ? styles.columns : styles.column}>
        <div className={styles.list}>
          {calls.length > 0 ? (
            <dl className={styles.calls} aria-label="电话">
              {calls.map(({ label, parts }, at) => (
                <div key={`${at}-${label}`} className={styles.call}>
                  <dt className={styles.label}>{label}</dt>
                  <dd className={styles.number}>
                    <FactParts parts={parts} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : null}
          <p className={styles.press}>
            <span>记者采访、标识文件、可以引用的数字</span>
            <LinkMore to={named.press}>媒体服务</LinkMore>
          </p>
          <CompanyFacts label="其他联系方式" facts={others} />
          {info.content ? <RichText html={info.content} setting="column" /> : null}
        </div>
        {address ? <PlacePanel name={info.name || siteInfo.companyName} address={address} postcode={postcode} /> : null}
      </div>
    </SectionPage>
  );
}
