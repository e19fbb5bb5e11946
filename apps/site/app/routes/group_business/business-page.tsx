import { useLocation } from 'react-router';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { screenAt } from '../../site-map.ts';
import { BusinessFrame } from './business-frame.tsx';
import { BusinessLead } from './business-lead.tsx';
import styles from './business-page.module.css';
import { BusinessPart } from './business-part.tsx';
import type { BusinessData } from './load-business.ts';

/** A business: its first record leads, with figures on the deep ground; the further ones follow as parts. */
export function BusinessPage(data: BusinessData) {
  const { type, businesses, page } = data;
  const { pathname } = useLocation();
  const title = screenAt(pathname)?.title ?? '';
  const lead = page === 1 ? businesses[0] : undefined;
  const parts = lead ? businesses.slice(1) : businesses;
  return (
    <BusinessFrame {...data} title={title}>
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
    </BusinessFrame>
  );
}
