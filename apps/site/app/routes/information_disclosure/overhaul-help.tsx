import { useSite } from '../../api/use-site.ts';
import { LinkMore } from '../../components/link-more/link-more.tsx';
import { SectionHeading } from '../../components/section-heading/section-heading.tsx';
import { type OutageFormat, outageFeedHref, toWebcal } from '../../model/outage-feed-href.ts';
import { named } from '../../site-map.ts';
import styles from './overhaul-help.module.css';

const parts = [
  {
    title: '停电前',
    items: [
      '记下停电与送电时间，给手机、应急灯充好电，储备饮用水。',
      '关好电脑、电梯和正在运转的机器，把冰箱温度调低。',
      '家中有呼吸机、制氧机等设备的，提前联系供电服务热线，安排应急电源。',
    ],
  },
  {
    title: '停电时',
    items: [
      '断开大功率电器，留一盏灯开着，来电便知。',
      '少开冰箱门；不用明火照明，蜡烛远离窗帘和床铺。',
      '被困电梯，按呼叫按钮或拨打119，不要扒门。',
    ],
  },
  {
    title: '来电后',
    items: [
      '逐个开启电器，先开小功率的。',
      '检查冰箱里的食物、水泵和门禁。',
      '邻居有电而自家没有，先看开关是否跳闸，再报修。',
    ],
  },
  {
    title: '注意安全',
    items: [
      '停电线路随时可能送电，请始终当作有电，不攀爬、不接触。',
      '电线断落，远离8米以外并报修；车上有线，不要下车。',
      '自备发电机先与电网断开，严禁倒送电；不在室内运行，谨防一氧化碳中毒。',
    ],
  },
] as const;

/**
 * What to do before, during and after an outage, and what is dangerous; whom to call, and the calendar to subscribe to.
 * @param props.county the county that was chosen, whose calendar it is then
 */
export function OverhaulHelp({ county }: { county: string | undefined }) {
  const { siteInfo, origin } = useSite();
  const calendar = origin + outageFeedHref(county);
  const { outagePhone, regulatorHotline } = siteInfo;
  return (
    <section aria-labelledby="outage-help" className={styles.help}>
      <SectionHeading title="停电前后怎么做" id="outage-help" />
      <div className={styles.parts}>
        {parts.map(({ title, items }) => (
          <section key={title} className={styles.part}>
            <h3 className={styles.title}>{title}</h3>
            <ul className={styles.items}>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={styles.calls}>
        {outagePhone ? <Call label="报修与咨询" phone={outagePhone} /> : null}
        {regulatorHotline ? <Call label="能源监管热线（投诉）" phone={regulatorHotline} /> : null}
        <Call label="火警与救援" phone="119" />
        <Call label="医疗急救" phone="120" />
      </p>
      <div className="no-print">
        <div className={styles.ways}>
          <LinkMore to={toWebcal(calendar)} icon="calendar">
            订阅{county ?? '全部区域'}停电日历
          </LinkMore>
          {county ? (
            <LinkMore to={outageFeedHref(county, 'rss')} icon="rss">
              {county} RSS
            </LinkMore>
          ) : null}
          <LinkMore to={outageFeedHref(county, 'csv')} icon="download">
            下载{county ?? '全部'}公告（CSV）
          </LinkMore>
          <LinkMore to={`${named.feeds}${county ? `?${new URLSearchParams({ county }).toString()}` : ''}`}>
            全部格式与说明
          </LinkMore>
        </div>
        <Alternates county={county} />
        <p className="hint">
          手机和电脑的日历会自动更新改期与取消，停电前一天提醒。日历地址：
          <a href={outageFeedHref(county)} className="tlink">
            {calendar}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The feeds for programs that look for them; the RSS of all stands beside the heading. */
function Alternates({ county }: { county: string | undefined }) {
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
      title={`${county ?? ''}${title}`}
      href={outageFeedHref(county, format)}
    />
  ));
}

function Call({ label, phone }: { label: string; phone: string }) {
  return (
    <span className={styles.call}>
      {label}：
      <a href={`tel:${phone}`} className={`tlink ${styles.phone}`}>
        {phone}
      </a>
    </span>
  );
}
