import { useSite } from '../../api/use-site.ts';
import { DownloadHint } from '../../components/download-hint/download-hint.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { SectionPage } from '../../components/section-page/section-page.tsx';
import { toFeedGroups } from '../../model/feed/feed-catalogue.ts';
import { named } from '../../site-map.ts';
import { FeedFields } from './feed-fields.tsx';
import { FeedRow, ShortFeedRow } from './feed-row.tsx';
import { FeedTerms } from './feed-terms.tsx';
import styles from './feeds-page.module.css';
import type { FeedsData } from './load-feeds.ts';
import { OutageFeed } from './outage-feed.tsx';

/** The outages of where and for what the reader says, the other feeds in groups; then how to subscribe, the licence, the fields. */
export function FeedsPage(loaded: FeedsData) {
  const { siteInfo, origin } = useSite();
  return (
    <SectionPage>
      <PageHeading title="数据订阅" sample={siteInfo.demo}>
        <LinkMore to={named.overhaul}>停电检修公告</LinkMore>
      </PageHeading>
      <p className={styles.lead}>把停电安排、投标截止、公告和招聘收进自己的日历、阅读器或程序里，有变化会自动更新。</p>
      <DownloadHint />
      <OutageFeed {...loaded} origin={origin} />
      {toFeedGroups().map(({ id, title, feeds }) => (
        <section key={id} className={styles.group} aria-labelledby={`feeds-${id}`}>
          <SectionHeading title={title} id={`feeds-${id}`} />
          <ul className={id === 'others' ? styles.short : styles.feeds}>
            {feeds.map((feed) =>
              id === 'others' ? (
                <ShortFeedRow key={feed.href} feed={feed} origin={origin} />
              ) : (
                <FeedRow key={feed.href} feed={feed} origin={origin} />
              ),
            )}
          </ul>
        </section>
      ))}
      <FeedTerms />
      <FeedFields />
    </SectionPage>
  );
}
