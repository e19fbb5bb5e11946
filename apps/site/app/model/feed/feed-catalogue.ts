/** Every feed of the site with what it holds, in the order in which people look for them. */
import { irCalendarHref } from '../investor/ir-event-href.ts';
import { screenAt, sectionOf } from '../../site-map.ts';
import { feedPath, feedScreens } from './feed-path.ts';
import { RETENTION_DAYS } from './feed-terms.ts';
import { type ListCalendar, listCalendarHref } from './list-calendar-href.ts';
import { type OutageFormat, outageFeedHref } from '../outage/outage-feed-href.ts';

/** What a file is: a calendar, news, structured data, a table. */
export type FeedFormat = 'ICS' | 'RSS' | 'JSON' | 'CSV';

/** One feed. */
export interface Feed {
  readonly format: FeedFormat | 'XLSX';
  /** Unique on the page: 停电日历. */
  readonly name: string;
  readonly note: string;
  /** Site-relative URL. */
  readonly href: string;
}

/** Feeds on one matter. */
export interface FeedGroup {
  readonly id: string;
  readonly title: string;
  readonly feeds: readonly Feed[];
}

const calendar = (name: string, list: ListCalendar, note: string): Feed => ({
  format: 'ICS',
  name,
  note,
  href: listCalendarHref(list),
});

const list = (path: string, note: string): Feed => ({
  format: 'RSS',
  name: screenAt(path)?.title ?? '',
  note,
  href: feedPath(path) ?? '',
});

/** The four formats of the outages. @param county of which; undefined: of all */
const outages = (county: string | undefined): readonly Feed[] => {
  const of = (format: OutageFormat, name: string, note: string): Feed => ({
    format: format.toUpperCase() as FeedFormat,
    name: `${county ?? ''}${name}`,
    note,
    href: outageFeedHref(county, format),
  });
  const current = `停电中、计划中和近${RETENTION_DAYS}天内结束或取消的停电`;
  return [
    of('ics', '停电日历', `${current}；停电前一天提醒，改期、取消自动更新。`),
    of('rss', '停电公告', `${current}；改期、取消作为新的一条出现。`),
    of('json', '停电数据', `${current}；JSON Feed 1.1，字段齐全，供程序读取。`),
    of('csv', '停电公告表', '全部停电公告，含已结束的；可用Excel直接打开。'),
  ];
};

/** The outages in one format. @param county of which; undefined: of all */
export const toOutageFeed = (format: FeedFormat, county?: string): Feed => {
  const feeds = outages(county);
  return feeds.find((feed) => feed.format === format) ?? (feeds[0] as Feed);
};

/** Every feed but those of the outages, in groups. */
export const toFeedGroups = (): FeedGroup[] => {
  const named: FeedGroup[] = [
    {
      id: 'tenders',
      title: '招标采购',
      feeds: [
        calendar(
          '投标截止日历',
          'tenders',
          `各项目的投标与资格预审截止时间；截止前一天提醒，延期、终止自动更新，过后保留${RETENTION_DAYS}天。`,
        ),
        list('/tender_procurement/tendering', '最新招标公告、变更、候选人和结果。'),
      ],
    },
    {
      id: 'investors',
      title: '投资者关系',
      feeds: [
        calendar('投资者活动日历', 'investor-events', '业绩说明会、接待日等活动的时间；前一天提醒。'),
        {
          format: 'ICS',
          name: '投资者日历',
          note: '股东会、业绩说明会、接待、登记日与除息日、报告披露日和静默期，改期自动更新。',
          href: irCalendarHref(),
        },
        list('/investor_relations/reports', '已披露的定期报告和可持续发展报告，每份一条，打开就是网页摘要。'),
        list('/investor_relations/activities', '投资者活动的通知和记录。'),
        {
          format: 'CSV',
          name: '主要指标表',
          note: '定期报告中的主要指标，每个报告期一行；可用Excel直接打开。',
          href: '/feeds/figures.csv',
        },
        {
          format: 'XLSX',
          name: '主要指标工作簿',
          note: '同一份主要指标，数值为数字格式。',
          href: '/feeds/figures.xlsx',
        },
        calendar('公司公告日历', 'announcements', '公司公告，列在发布当天。'),
        list('/investor_relations/announcement', '最新公司公告。'),
      ],
    },
    {
      id: 'jobs',
      title: '招聘',
      feeds: [list('/human_resources/campus', '校园招聘职位。'), list('/human_resources/society', '社会招聘职位。')],
    },
  ];
  const told = new Set(named.flatMap(({ feeds }) => feeds.map(({ href }) => href)));
  const others = [...feedScreens.values()]
    .filter(({ path }) => !told.has(feedPath(path) ?? '') && feedPath(path) !== outageFeedHref(undefined, 'rss'))
    .map(({ path, section }) => list(path, section ? `${sectionOf(section).title}栏目的最新内容。` : '最新内容。'));
  return [...named, { id: 'others', title: '新闻与公开', feeds: others }];
};
