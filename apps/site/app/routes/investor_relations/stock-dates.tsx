import type { SiteInfo } from '@yunxia/contract/site-info';
import { ButtonLink } from '../../components/button/button.tsx';
import { Address } from '../../components/fact-parts/fact-parts.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { Words } from '../../components/words/words.tsx';
import { telHref } from '../../shell/navigation.ts';
import type { StockPage } from './load-stock.ts';
import styles from './stock.module.css';

/** The one deep panel: the next date, those after it, and the share's identity. */
export function StockDates({ dates, siteInfo }: { dates: StockPage['dates']; siteInfo: SiteInfo }) {
  const [next, ...later] = dates;
  const { stockCode, stockExchange, phone, email } = siteInfo;
  const facts = [
    { label: '上市地点', text: stockExchange },
    { label: '联系电话', text: phone, href: telHref(phone) },
    { label: '电子邮箱', text: email, href: `mailto:${email}` },
  ].filter(({ text }) => text.trim());
  return (
    <section className={`on-deep ${styles.dates}`} aria-labelledby="stock-next">
      <h2 id="stock-next" className={styles.next}>
        <span>下一个日子</span>
        <span>{next?.until ?? ''}</span>
      </h2>
      {next ? (
        <>
          <p className={styles.day}>
            <time dateTime={next.iso}>{next.day}</time>
            <span>{next.time}</span>
          </p>
          <h3>
            <Words>{next.title}</Words>
          </h3>
          <ButtonLink to={next.file} icon="calendar" variant="line" className={styles.add}>
            加入日历
          </ButtonLink>
          {next.href === null ? null : (
            <LinkMore to={next.href}>{next.kind === 'general_meeting' ? '会议通知与议案' : '查看公告'}</LinkMore>
          )}
        </>
      ) : (
        <p>近期没有安排。</p>
      )}
      {later.length > 0 ? (
        <ol className={styles.later}>
          {later.map(({ uid, iso, day, title, href }) => (
            <li key={uid}>
              <time dateTime={iso}>{day}</time>
              {href === null ? (
                <Words>{title}</Words>
              ) : (
                <SiteLink to={href}>
                  <Words>{title}</Words>
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      <LinkMore to="/investor_relations/activities">全部投资者活动</LinkMore>
      <div className={styles.identity}>
        <p className="hint">股票代码</p>
        <p className={styles.number}>{stockCode}</p>
        <dl className={styles.facts}>
          {facts.map(({ label, text, href }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {href ? (
                  <a href={href}>
                    <Address>{text}</Address>
                  </a>
                ) : (
                  text
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
