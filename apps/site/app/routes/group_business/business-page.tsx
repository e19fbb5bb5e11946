import { useLocation } from 'react-router';
import { useSite } from '../../api/use-site.ts';
import { ListEmpty } from '../../components/list-empty/list-empty.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { screenAt } from '../../site-map.ts';
import { BusinessLead } from './business-lead.tsx';
import styles from './business-page.module.css';
import { BusinessPart } from './business-part.tsx';
import type { BusinessData } from './load-business.ts';

/** A business: its first record leads, with figures on the deep ground; the further ones follow as parts. */
export function BusinessPage({ type, businesses, total, page, pages, banner }: BusinessData) {
  const { pathname } = useLocation();
  const { siteInfo } = useSite();
  const title = screenAt(pathname)?.title ?? '';
  const companies = screenAt('/group_business/subsidiaries');
  const lead = page === 1 ? businesses[0] : undefined;
  const parts = lead ? businesses.slice(1) : businesses;
  return (
    <SectionPage banner={banner}>
      <PageHeading title={title} sample={siteInfo.demo} />
      {businesses.length === 0 ? (
        <ListEmpty
          title={title}
          noun="内容"
          searched=""
          total={total}
          pages={pages}
          whole={pathname}
          firstPage={pathname}
          other={companies}
        />
      ) : null}
      <div className={styles.page}>
        {lead ? <BusinessLead business={lead} type={type} pageTitle={title} /> : null}
        {parts.length > 0 ? (
          <section aria-labelledby="business-parts">
            <SectionHeading id="business-parts" title="项目与服务" />
            <div className={styles.parts}>
              {parts.map((business) => (
                <BusinessPart key={business.id} business={business} type={type} />
              ))}
            </div>
          </section>
        ) : null}
      </div>
      <Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? pathname : `${pathname}?page=${to}`)} />
    </SectionPage>
  );
}
