import { useSite } from '../../api/use-site.ts';
import { Chip, ChipRow } from '../../components/chip/chip.tsx';
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

/** The feeds in their groups, the outages of one county or of all; then how to subscribe, the fields, the licence. */
export function FeedsPage({ counties, county }: FeedsData) {
  const { siteInfo, origin } = useSite();
  return (
    <SectionPage>
      <PageHeading title="数据订阅" sample={siteInfo.demo}>
        <LinkMore to={named.overhaul}>停电检修公告</LinkMore>
      </PageHeading>
      <p className={styles.lead}>
        把停电安排、投标截止、公告和招聘收进自己的日历、阅读器或程序里，有变化会自动更新。地址长期不变。
      </p>
      <DownloadHint />
      {toFeedGroups(county).map(({ id, title, feeds }) => (
        <section key={id} className={styles.group} aria-labelledby={`feeds-${id}`}>
          <SectionHeading title={title} id={`feeds-${id}`} />
          {id === 'outages' && counties.length > 0 ? (
            <div className="no-print">
              <ChipRow label="选择区县">
                <Chip to={named.feeds} current={county === undefined}>
                  全部区域
                </Chip>
                {counties.map((name) => (
                  <Chip
                    key={name}
                    to={`${named.feeds}?${new URLSearchParams({ county: name }).toString()}`}
                    current={name === county}
                  >
                    {name}
                  </Chip>
                ))}
              </ChipRow>
            </div>
          ) : null}
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
