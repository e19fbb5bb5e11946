import { useSite } from '../../api/use-site.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { telHref } from '../../shell/navigation.ts';
import { named } from '../../site-map.ts';
import { WholeFigures } from '../../components/words/whole-figures.tsx';
import styles from './accessibility-page.module.css';
import { conformance, conformanceTests, type Item, type Verdict } from './conformance.ts';

const verdicts: Readonly<Record<Verdict, string>> = { met: '符合', none: '不适用', gap: '待改进' };
const order = ['met', 'none', 'gap'] as const;
const items = conformance.flatMap((part) => part.items);
const gaps = items.filter(({ verdict }) => verdict === 'gap');

/** The statement: counts first, then item by item with the test that shows it, what is not done, and how to complain. */
export function AccessibilityPage() {
  const { siteInfo } = useSite();
  return (
    <SectionPage>
      <div className={styles.top}>
        <div>
          <PageHeading title="无障碍声明" sample={siteInfo.demo} />
          <p className={styles.lead}>
            本网站按 WCAG 2.2 的 A 级和 AA 级要求建设，并设有<SiteLink to={named.display}>长者模式和显示设置</SiteLink>
            。下表逐项说明结果和依据的自动测试；本站没有取得无障碍认证标识。
          </p>
        </div>
        <ul className={styles.counts} aria-label="结果">
          {order.map((verdict) => (
            <li key={verdict}>
              <Mark verdict={verdict} />
              <b className="num">{items.filter((item) => item.verdict === verdict).length}</b>
            </li>
          ))}
        </ul>
      </div>
      {conformance.map(({ title, items: rows }) => (
        <section key={title} className={styles.part} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <ul>
            {rows.map((item) => (
              <Row key={item.demand} item={item} />
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.part} aria-labelledby="gaps-title">
        <h2 id="gaps-title" className={styles.title}>
          尚未做到
        </h2>
        <ul className={styles.plain}>
          {gaps.map(({ demand, how }) => (
            <li key={demand}>{`${demand}：${how}`}</li>
          ))}
          <li>编辑上传的历史 PDF 可能没有标签，读屏软件读出的顺序可能不对；需要时请来电索取文字版。</li>
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="complain-title">
        <h2 id="complain-title" className={styles.title}>
          意见与投诉
        </h2>
        <p>
          使用中遇到障碍，请告诉我们，7 个工作日内答复：
          {siteInfo.hotline ? (
            <span className="whole">
              <a href={telHref(siteInfo.hotline)}>
                <WholeFigures>{`服务热线 ${siteInfo.hotline}`}</WholeFigures>
              </a>
              <span>{siteInfo.email ? '，' : ''}</span>
            </span>
          ) : null}
          {siteInfo.email ? <a href={`mailto:${siteInfo.email}`}>{siteInfo.email}</a> : null}
          <span>。</span>
        </p>
      </section>
    </SectionPage>
  );
}

function Mark({ verdict }: { verdict: Verdict }) {
  return <span className={`${styles.mark} ${styles[verdict] ?? ''}`}>{verdicts[verdict]}</span>;
}

function Row({ item: { demand, verdict, how, test } }: { item: Item }) {
  return (
    <li className={styles.row}>
      <span className={styles.demand}>{demand}</span>
      <Mark verdict={verdict} />
      <span className={styles.how}>
        {how ? <span>{how}</span> : null}
        {test ? <code className={styles.test}>{conformanceTests[test][0].replace(/^e2e\//, '')}</code> : null}
      </span>
    </li>
  );
}
