/** The outages as files to subscribe to: which records they hold, and how each format writes them. */
import type { NoticeItem } from '@yunxia/contract/notice';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { outageStatus } from '@yunxia/contract/outage-status';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { named } from '../../site-map.ts';
import { toInstant } from '../text/beijing-time.ts';
import { CSV_START, toCsvRow } from '@yunxia/contract/csv';
import { RETENTION_DAYS, OUTAGE_LICENCE, REFRESH_MINUTES } from '../feed/feed-terms.ts';
import type { FeedWriter } from '../feed/feed-writer.ts';
import { ICAL_END, toIcalEvent, toIcalHead } from '../feed/ical.ts';
import { toJsonFeedHead, toJsonFeedItem, JSON_FEED_END, JSON_FEED_SEPARATOR } from '../feed/json-feed.ts';
import { toLastingId } from '../feed/lasting-id.ts';
import { noticeChangedAt } from './notice-changed-at.ts';
import { toChangeMark, toOutageEvent } from './outage-event.ts';
import { type OutageFormat, outageFeedHref } from './outage-feed-href.ts';
import { type FieldContext, outageFields, outageUrl } from './outage-fields.ts';
import { fromNotice } from '../page/public-record.ts';
import { RSS_END, toRssHead, toRssItem } from '../feed/rss.ts';
import { toTitle } from '../page/title.ts';

/**
 * Whether a record belongs in the feeds at `now` (epoch ms): all that is to come or goes on, and what ended lately,
 * counted from the beginning of the day, so that by this rule the feeds change once a day.
 */
export const isInFeed = (record: NoticeItem, now: number): boolean => {
  const status = outageStatus(record, now);
  if (['ongoing', 'overrunning', 'soon', 'scheduled'].includes(status)) return true;
  const times = [record.endAt, record.restoredAt, record.expectedRestoreAt, record.startAt];
  const last = Math.max(...[...times, ...record.changes.map(({ at }) => at)].map((time) => toInstant(time) ?? 0));
  return last > startOfDay(now) - RETENTION_DAYS * DAY_MS;
};

/** Open data is the whole list; what people subscribe to is what still matters. */
export const isListedIn = (format: OutageFormat, record: NoticeItem, now: number): boolean =>
  format === 'csv' || isInFeed(record, now);

/** Media types of the formats. */
export const outageFeedTypes: Readonly<Record<OutageFormat, string>> = {
  ics: 'text/calendar; charset=utf-8',
  rss: 'application/rss+xml; charset=utf-8',
  json: 'application/feed+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
};

export interface OutageFeed {
  readonly siteInfo: SiteInfo;
  /** Public origin of the site. */
  readonly origin: string;
  readonly county?: string | undefined;
  /** Epoch ms at which statuses are taken. */
  readonly now: number;
  /** When the content of the feed changed last, epoch ms; null when nobody knows. */
  readonly changedAt: number | null;
}

const markOf = ({ siteInfo }: OutageFeed): string => (siteInfo.demo ? '【演示数据】' : '');
const nameOf = ({ siteInfo }: OutageFeed): string => siteInfo.shortName || siteInfo.companyName;
const titleOf = (feed: OutageFeed, what: string): string =>
  `${markOf(feed)}${feed.county ?? ''}${what} - ${nameOf(feed)}`;
const descriptionOf = ({ siteInfo, county }: OutageFeed): string =>
  `${siteInfo.companyName}${county ?? '全部供电区域'}的停电安排，改期与取消会自动更新。${siteInfo.demo ? siteInfo.demoText : ''}`;
const contextOf = (feed: OutageFeed): FieldContext => ({ now: feed.now, origin: feed.origin, mark: markOf(feed) });
/** The list that the feed stands for. */
const homeOf = ({ origin, county }: OutageFeed): string =>
  `${origin}${named.overhaul}${county ? `?${new URLSearchParams({ keyword: county }).toString()}` : ''}`;

const toIcs = (feed: OutageFeed): FeedWriter<NoticeItem> => ({
  head: toIcalHead({
    producer: feed.siteInfo.companyName || nameOf(feed),
    name: titleOf(feed, '停电日历'),
    description: descriptionOf(feed),
    refreshMinutes: REFRESH_MINUTES,
  }),
  toItem: (record) => {
    const event = toOutageEvent(record, feed.siteInfo, feed.origin, feed.now);
    return event === null ? '' : toIcalEvent(event);
  },
  separator: '',
  end: ICAL_END,
});

/** An outage that changed is an entry of its own, so that readers of the first one receive it. */
const toRss = (feed: OutageFeed): FeedWriter<NoticeItem> => ({
  head: toRssHead(
    {
      title: titleOf(feed, '停电公告'),
      link: homeOf(feed),
      self: feed.origin + outageFeedHref(feed.county, 'rss'),
      description: descriptionOf(feed),
      copyright: `© ${feed.siteInfo.companyName}，${OUTAGE_LICENCE}`,
    },
    feed.changedAt,
  ),
  toItem: (record) => {
    return toRssItem({
      title: `${markOf(feed)}${toChangeMark(record)}${toTitle(record.title)}`,
      link: outageUrl(record.id, feed.origin),
      // a change is an entry of its own, for the same record
      guid: toLastingId(`${outageUrl(record.id, '')}#${record.changes.length}`),
      description: fromNotice(record, feed.now).description,
      category: outageKinds[record.kind],
      publishedAt: noticeChangedAt(record),
    });
  },
  separator: '',
  end: RSS_END,
});

const toJson = (feed: OutageFeed): FeedWriter<NoticeItem> => {
  const context = contextOf(feed);
  return {
    head: toJsonFeedHead({
      title: titleOf(feed, '停电公告'),
      home: homeOf(feed),
      self: feed.origin + outageFeedHref(feed.county, 'json'),
      description: descriptionOf(feed),
      icon: `${feed.origin}/icon-512.png`,
      author: { name: feed.siteInfo.companyName || nameOf(feed), url: feed.origin },
      extension: {
        name: '_outages',
        about: `${feed.origin}${named.feeds}`,
        licence: OUTAGE_LICENCE,
        changedAt: feed.changedAt,
      },
    }),
    toItem: (record) =>
      toJsonFeedItem({
        id: toLastingId(outageUrl(record.id, '')),
        url: outageUrl(record.id, feed.origin),
        title: `${markOf(feed)}${toChangeMark(record)}${toTitle(record.title)}`,
        text: fromNotice(record, feed.now).description || toTitle(record.title),
        publishedAt: record.publishedAt,
        updatedAt: noticeChangedAt(record),
        tags: [outageKinds[record.kind]],
        extension: {
          name: '_outage',
          fields: Object.fromEntries(outageFields.map(({ name, toJson: toValue }) => [name, toValue(record, context)])),
        },
      }),
    separator: JSON_FEED_SEPARATOR,
    end: JSON_FEED_END,
  };
};

const toCsv = (feed: OutageFeed): FeedWriter<NoticeItem> => {
  const context = contextOf(feed);
  return {
    head: CSV_START + toCsvRow(outageFields.map(({ label }) => label)),
    toItem: (record) =>
      toCsvRow(outageFields.map(({ toJson: toValue, toText }) => (toText ?? toCell(toValue))(record, context))),
    separator: '',
    end: '',
  };
};

/** A field without a text of its own is a number or a text. */
const toCell =
  (toValue: (typeof outageFields)[number]['toJson']) =>
  (record: NoticeItem, context: FieldContext): string | number | null => {
    const value = toValue(record, context);
    return typeof value === 'number' || value === null ? value : String(value);
  };

const writers = { ics: toIcs, rss: toRss, json: toJson, csv: toCsv } as const;

/** The writer of a format. */
export const toOutageWriter = (format: OutageFormat, feed: OutageFeed): FeedWriter<NoticeItem> => writers[format](feed);
