import { Chip, ChipRow } from '../../components/chip/chip.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { type FeedFormat, toOutageFeed } from '../../model/feed/feed-catalogue.ts';
import { FeedRow } from './feed-row.tsx';
import styles from './feeds-page.module.css';
import { type FeedApp, feedApps, feeds } from './feeds.screen.ts';
import type { FeedsData } from './load-feeds.ts';

/** What each of them reads, and how it gets there. */
const ways: Readonly<Record<FeedApp, readonly [format: FeedFormat, way: string]>> = {
  calendar: ['ICS', '按“订阅”，在系统日历里确认。没有反应时，复制地址，在日历的“添加订阅日历”中粘贴。'],
  reader: ['RSS', '复制地址，在阅读器中添加。'],
  table: ['CSV', '按“下载”，用表格软件打开；表中的字段见本页下方。'],
  program: ['JSON', '程序按地址定时读取；字段和读取方法见本页下方。'],
};
const apps = Object.entries(feedApps) as [FeedApp, string][];

/** Two questions, of where and with what, and the one feed that answers them. */
export function OutageFeed({ counties, county, app, origin }: FeedsData & { origin: string }) {
  const [format, way] = ways[app];
  return (
    <section className={styles.group} aria-labelledby="feeds-outages">
      <SectionHeading title="停电检修" id="feeds-outages" />
      <div className={`no-print ${styles.questions}`}>
        {counties.length > 0 ? (
          <div>
            <p className={styles.question}>订哪里的停电</p>
            <ChipRow label="选择区县">
              <Chip to={feeds.href({ app })} current={county === undefined}>
                全部区域
              </Chip>
              {counties.map((name) => (
                <Chip key={name} to={feeds.href({ county: name, app })} current={name === county}>
                  {name}
                </Chip>
              ))}
            </ChipRow>
          </div>
        ) : null}
        <div>
          <p className={styles.question}>用什么看</p>
          <ChipRow label="选择用什么看">
            {apps.map(([key, label]) => (
              <Chip key={key} to={feeds.href({ county, app: key })} current={key === app}>
                {label}
              </Chip>
            ))}
          </ChipRow>
        </div>
      </div>
      <ul className={styles.feeds}>
        <FeedRow feed={toOutageFeed(format, county)} origin={origin} way={way} isMain />
      </ul>
    </section>
  );
}
