import { useSite } from '../../api/use-site.ts';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SiteLink } from '../../components/site-link/site-link.tsx';
import { OUTAGE_LICENCE, REFRESH_MINUTES } from '../../model/feed/feed-terms.ts';
import styles from './feeds-page.module.css';

/** How to subscribe, how often to ask, and what may be done with it. */
export function FeedTerms() {
  const { companyName, shortName, demo } = useSite().siteInfo;
  const company = companyName || shortName;
  return (
    <>
      <section className={styles.group} aria-labelledby="feeds-ways">
        <SectionHeading title="怎样订阅" id="feeds-ways" />
        <div className={styles.parts}>
          <div className={styles.part}>
            <h3 className={styles.title}>手机和电脑的日历</h3>
            <p>按“订阅”，在系统日历里确认。没有反应时，复制地址，在日历的“添加订阅日历”中粘贴。</p>
            <p>只要一条，在停电公告或招标公告的页面上加入日历。</p>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>RSS阅读器</h3>
            <p>复制地址，在阅读器中添加。各栏目标题旁也有“订阅 RSS”。</p>
          </div>
          <div className={styles.part}>
            <h3 className={styles.title}>程序读取</h3>
            <p>{`建议每${REFRESH_MINUTES}分钟取一次，带上次的ETag（If-None-Match），没有变化时回答304，不传内容。`}</p>
            <p>
              全部公开内容也有接口，见
              <a href="/api/docs" className="tlink">
                内容接口说明
              </a>
              。
            </p>
            <p>暂时无法读取时回答503，并说明多久后再试（Retry-After）。</p>
          </div>
        </div>
      </section>
      <section className={styles.group} aria-labelledby="feeds-licence">
        <SectionHeading title="使用许可" id="feeds-licence" sample={demo} />
        <div className={styles.text}>
          <p>
            停电数据按
            <SiteLink to={OUTAGE_LICENCE} className="tlink">
              知识共享署名4.0国际许可（CC BY 4.0）
            </SiteLink>
            <span>{`提供：可以免费复制、加工、商用，须注明来源“${company}”和数据时间，并说明是否改动过。`}</span>
          </p>
          <p>停电安排可能随时调整，以公告页面为准；转用时请保留公告网址，不要只截取时间。</p>
          <p>{`其他订阅内容的版权归${company}所有，可在阅读器和日历中使用，转载请注明来源。`}</p>
        </div>
      </section>
    </>
  );
}
