import type { SiteInfo } from '@yunxia/contract/site-info';
import { Icon } from '../../components/icon/icon.tsx';
import type { HomePrice } from '../../model/home/home-investors.ts';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { named, sectionOf } from '../../site-map.ts';
import styles from './investor-strip.module.css';

/** What the panel leads to, as the site map names it. */
const leads = [named.stock, '/investor_relations/announcement', '/investor_relations/activities'] as const;

export interface InvestorIdentityProps {
  siteInfo: SiteInfo;
  /** null: none may be shown. */
  price: HomePrice | null;
}

/** Code, exchange and name of the share, its price where a licence allows one, and the ways on. */
export function InvestorIdentity({ siteInfo, price }: InvestorIdentityProps) {
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
      {price ? <Price price={price} /> : null}
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

function Price({ price: { price, direction, change, timeText, isDemo } }: { price: HomePrice }) {
  return (
    <p className={styles.price}>
      <span className={styles.value}>
        <span className="vh">{isDemo ? '演示序列' : '股价'}</span>
        <b>{price}</b>
        {change ? (
          <span>
            <span aria-hidden="true">{{ up: '▲ ', down: '▼ ', flat: '' }[direction]}</span>
            <span className="vh">{{ up: '上涨', down: '下跌', flat: '' }[direction]}</span>
            <span>{change}</span>
          </span>
        ) : null}
      </span>
      <small className="hint">{isDemo ? `演示序列，不代表任何证券；${timeText}` : timeText}</small>
    </p>
  );
}
