/** RSS 2.0 (https://www.rssboard.org/rss-specification), after the advice of the RSS Best Practices Profile. */
import { toBeijingParts } from '@yunxia/contract/time';
import { toInstant } from '../text/beijing-time.ts';
import { toXmlElement, toXmlText } from './xml.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** Minutes after which a reader may ask again. */
const TTL_MINUTES = 15;

/** One entry of a feed. */
export interface FeedItem {
  readonly title: string;
  /** Absolute URL of the record's page or file. */
  readonly link: string;
  /** Names this version of the record for good. Without the site's origin: a site that moves must not make all entries new. */
  readonly guid: string;
  /** Plain text; '' for none. */
  readonly description: string;
  readonly category: string;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
}

/** A feed and the list it stands for. */
export interface FeedChannel {
  readonly title: string;
  /** Absolute URL of the list. */
  readonly link: string;
  /** Absolute URL of the feed itself. */
  readonly self: string;
  readonly description: string;
  readonly copyright: string;
}

/** An instant (epoch ms) as RFC 822 writes it, in Beijing time: `Sun, 01 Mar 2026 09:00:00 +0800`. */
export const toRfc822 = (instant: number): string => {
  const { year, month, day, hour, minute, second, weekday } = toBeijingParts(instant);
  const two = (value: number): string => String(value).padStart(2, '0');
  const date = `${WEEKDAYS[weekday]}, ${two(day)} ${MONTHS[month - 1]} ${String(year).padStart(4, '0')}`;
  return `${date} ${two(hour)}:${two(minute)}:${two(second)} +0800`;
};

const toDateElement = (name: string, instant: number | null): string =>
  instant === null ? '' : toXmlElement(name, toRfc822(instant));

/** One entry; {@link RSS_END} follows the last one. */
export const toRssItem = (item: FeedItem): string =>
  toLines([
    '<item>',
    toXmlElement('title', item.title),
    toXmlElement('link', item.link),
    `<guid isPermaLink="false">${toXmlText(item.guid)}</guid>`,
    toDateElement('pubDate', toInstant(item.publishedAt)),
    toXmlElement('category', item.category),
    // Readers show it as HTML (RSS 2.0): text is escaped once as HTML, and once more as XML.
    toXmlElement('description', toXmlText(item.description)),
    '</item>',
  ]);

const toLines = (lines: readonly string[]): string =>
  lines
    .filter(Boolean)
    .map((line) => `${line}\n`)
    .join('');

/**
 * The beginning of a feed; its entries follow.
 * @param changedAt when its content changed last, epoch ms; null when nobody knows
 */
export const toRssHead = (channel: FeedChannel, changedAt: number | null): string =>
  toLines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    toXmlElement('title', channel.title),
    toXmlElement('link', channel.link),
    toXmlElement('description', channel.description),
    '<language>zh-cn</language>',
    toXmlElement('copyright', channel.copyright),
    toDateElement('lastBuildDate', changedAt),
    `<ttl>${TTL_MINUTES}</ttl>`,
    `<atom:link href="${toXmlText(channel.self)}" rel="self" type="application/rss+xml"/>`,
  ]);

/** The end of a feed. */
export const RSS_END = '</channel>\n</rss>\n';

/**
 * Writes a feed. It depends on its content alone, so the same records give the same bytes: the date of the build is
 * that of the newest record.
 */
export const toRss = (channel: FeedChannel, items: readonly FeedItem[]): string => {
  const newest = items.reduce<number | null>((best, { publishedAt }) => {
    const instant = toInstant(publishedAt);
    return instant !== null && (best === null || instant > best) ? instant : best;
  }, null);
  return toRssHead(channel, newest) + items.map(toRssItem).join('') + RSS_END;
};
