import type { SiteInfo } from '@yunxia/contract/site-info';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SampleTag } from '../../components/sample-tag/sample-tag.tsx';
import { telHref } from '../../shell/navigation.ts';
import styles from './stock.module.css';

/** Code, exchange and names of the share, and whom to ask. The quotes have their place here once there are any. */
export function StockIdentity({ siteInfo }: { siteInfo: SiteInfo }) {
  const { stockCode, stockExchange, shortName, companyName, englishName, foundedYear, phone, email, demo } = siteInfo;
  const facts = [
    { label: '股票简称', text: shortName },
    { label: '公司全称', text: companyName },
    { label: '英文名称', text: englishName, lang: 'en' },
    { label: '上市地点', text: stockExchange },
    { label: '成立时间', text: foundedYear ? `${foundedYear}年` : '' },
    { label: '联系电话', text: phone, href: telHref(phone) },
    { label: '电子邮箱', text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text.trim());
  return (
    <section className={`on-deep ${styles.identity}`} aria-label="股票标识">
      <p className={styles.code}>
        <span className="vh">股票代码</span>
        <span>{stockCode}</span>
      </p>
      <p className={`hint ${styles.exchange}`}>
        <span>{[stockExchange, shortName].filter(Boolean).join(' · ')}</span>
        {demo ? <SampleTag /> : null}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ label, text, href, lang }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value} lang={lang}>
              {href ? (
                <a href={href} className={styles.link}>
                  {text}
                </a>
              ) : (
                text
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.way}>
        <LinkMore to="/investor_relations/contactus">投资者联系</LinkMore>
      </div>
    </section>
  );
}
