import type { SiteInfo } from '@yunxia/contract/site-info';
import { Icon } from '../../components/icon/icon.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { named, sectionOf } from '../../site-map.ts';
import styles from './investor-strip.module.css';

/** What the panel leads to, as the site map names it. */
const leads = [named.stock, '/investor_relations/announcement', '/investor_relations/activities'] as const;

/** Code, exchange and name of the share, and the ways on. No price is shown that is not known. */
export function InvestorIdentity({ siteInfo }: { siteInfo: SiteInfo }) {
  const { stockCode, stockExchange, shortName, qaUrl, demo } = siteInfo;
  const links = sectionOf('investor_relations')
    .screens.filter(({ path }) => leads.some((lead) => lead === path))
    .map(({ path, title }) => ({ to: path, title }));
  return (
    <div className={`on-deep ${styles.identity}`}>
      <p className={styles.code}>
        <span className="vh">股票代码</span>
        <span>{stockCode}</span>
      </p>
      <p className={`hint ${styles.name}`}>
        <span>{[stockExchange, shortName].filter(Boolean).join(' · ')}</span>
        {demo ? <SampleTag /> : null}
      </p>
      <ul className={styles.ways}>
        {[...links, ...(qaUrl ? [{ to: qaUrl, title: '投资者问答' }] : [])].map(({ to, title }) => (
          <li key={to}>
            <SiteLink to={to} className={styles.way} arrow={false}>
              <span>{title}</span>
              <Icon name={to === qaUrl ? 'external' : 'arrow-right'} size="md" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
