import type { ReadPlace } from '@yunxia/contract/outage-reading';
import { useSite } from '../../api/use-site.ts';
import { CopyButton } from '../../components/copy-button/copy-button.tsx';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SafetyAdvice } from '../../components/safety-advice/safety-advice.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { type OutageFormat, outageFeedHref, toWebcal } from '../../model/outage/outage-feed-href.ts';
import { placeQueryOf } from '../../model/outage/place-query.ts';
import { named } from '../../site-map.ts';
import styles from './overhaul-help.module.css';

/**
 * What to do before, during and after an outage, and what is dangerous; whom to call, and the calendar to subscribe to.
 * @param props.place the place that was looked up, whose calendar it is then
 */
export function OverhaulHelp({ place }: { place: ReadPlace | undefined }) {
  const { siteInfo, origin } = useSite();
  // In full: another place may have its name.
  const county = place && placeQueryOf(place).keyword;
  const title = place?.title;
  const calendar = origin + outageFeedHref(county);
  const { outagePhone, regulatorHotline } = siteInfo;
  return (
    <section aria-labelledby="outage-help" className={styles.help}>
      <SectionHeading title="停电前后怎么做" id="outage-help" />
      <SafetyAdvice />
      <p className={styles.calls}>
        {outagePhone ? <Call label="报修与咨询" phone={outagePhone} /> : null}
        {regulatorHotline ? <Call label="能源监管热线（投诉）" phone={regulatorHotline} /> : null}
        <Call label="火警与救援" phone="119" />
        <Call label="医疗急救" phone="120" />
      </p>
      <div className="no-print if-plain">
        <div className={styles.ways}>
          <LinkMore to={toWebcal(calendar)} icon="calendar">{`订阅${title ?? '全部区域'}停电日历`}</LinkMore>
          {county ? (
            <LinkMore to={outageFeedHref(county, 'rss')} icon="rss">
              {`${title ?? ''} RSS`}
            </LinkMore>
          ) : null}
          <LinkMore to={outageFeedHref(county, 'csv')} icon="download">{`下载${title ?? '全部'}公告（CSV）`}</LinkMore>
          <LinkMore
            to={`${named.feeds}${place?.kind === 'county' ? `?${new URLSearchParams({ county: place.title }).toString()}` : ''}`}
          >
            全部格式与说明
          </LinkMore>
        </div>
        <Alternates county={county} title={title} />
        <p className={`hint ${styles.calendar}`}>
          <span>手机和电脑的日历会自动更新改期与取消，停电前一天提醒。</span>
          <a href={outageFeedHref(county)} className="tlink">
            日历文件
          </a>
          <CopyButton text={calendar} what="" label="复制日历地址" />
        </p>
      </div>
    </section>
  );
}

/** The feeds for programs that look for them; the RSS of all stands beside the heading. */
function Alternates({ county, title: name }: { county: string | undefined; title: string | undefined }) {
  const feeds: ReadonlyArray<readonly [format: OutageFormat, type: string, title: string]> = [
    ['ics', 'text/calendar', '停电日历'],
    ['json', 'application/feed+json', '停电数据'],
    ['csv', 'text/csv', '停电公告表'],
    ...(county ? ([['rss', 'application/rss+xml', '停电公告']] as const) : []),
  ];
  // React moves them into <head>, and takes them out when the page is left.
  return feeds.map(([format, type, title]) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title={`${name ?? ''}${title}`}
      href={outageFeedHref(county, format)}
    />
  ));
}

function Call({ label, phone }: { label: string; phone: string }) {
  return (
    <span className={styles.call}>
      <span>{`${label}：`}</span>
      <a href={`tel:${phone}`} className={`tlink ${styles.phone}`}>
        <span className="whole">{phone}</span>
      </a>
    </span>
  );
}
