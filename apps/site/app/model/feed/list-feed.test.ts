import { siteInfoSchema } from '@yunxia/contract/site-info';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Screen } from '../../screens/define-screen.ts';
import { definitionAt } from '../../screens/screen-at.server.ts';
import { feedPath, feedScreens } from './feed-path.ts';
import { toListFeed } from './list-feed.ts';
import type { PublicRecord } from '../page/public-record.ts';
import { toRfc822 } from './rss.ts';

const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团股份有限公司', shortName: '云峡水电' });
const origin = 'https://example.test';
const record = (id: number, fields: Partial<PublicRecord> = {}): PublicRecord => ({
  id,
  title: `第${id}条`,
  description: '',
  category: '',
  publishedAt: '2026-03-01T09:00:00+08:00',
  updatedAt: null,
  ...fields,
});
const write = (records: PublicRecord[], { path = '/news/important', demo = false } = {}): string =>
  toListFeed(
    { screen: definitionAt(path) as Screen, self: feedPath(path) ?? '', origin, siteInfo: { ...siteInfo, demo } },
    records,
  );

interface Channel {
  [name: string]: unknown;
  item: Array<Record<string, string> & { guid: { '#text': string; isPermaLink: string } }>;
}
const read = (xml: string): Channel => {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    parseTagValue: false,
    isArray: (name) => name === 'item',
  });
  return (parser.parse(xml) as { rss: { channel: Channel } }).rss.channel;
};

describe('addresses', () => {
  test('every list of published records has a feed of its own, other pages have none', () => {
    expect(feedPath('/news/important')).toBe('/feeds/news-important.rss');
    expect(feedPath('/information_disclosure/overhaul/')).toBe('/feeds/outages.rss');
    for (const path of ['/home', '/entering_group/history', '/details', '/search', '/nope']) {
      expect(feedPath(path)).toBeUndefined();
    }
    expect([...feedScreens.keys()]).toHaveLength(19);
  });
});

describe('a feed', () => {
  test('has what RSS 2.0 requires, and says where it is', () => {
    const channel = read(write([record(7)]));
    expect(channel).toMatchObject({
      title: '集团要闻 - 云峡水电',
      link: 'https://example.test/news/important',
      language: 'zh-cn',
      lastBuildDate: 'Sun, 01 Mar 2026 09:00:00 +0800',
      'atom:link': {
        href: 'https://example.test/feeds/news-important.rss',
        rel: 'self',
        type: 'application/rss+xml',
      },
    });
    expect(channel['description']).toContain('集团要闻');
    expect(channel.item[0]).toEqual({
      title: '第7条',
      link: 'https://example.test/details?id=7',
      guid: { '#text': 'yunxia:/details?id=7', isPermaLink: 'false' },
      pubDate: 'Sun, 01 Mar 2026 09:00:00 +0800',
    });
  });

  test('control characters and markup of a title do not break it', () => {
    const title = 'A&B <公告>\u0003\u000b"引"';
    expect(read(write([record(1, { title, description: title })])).item[0]).toMatchObject({
      title: 'A&B <公告>"引"',
      // shown as HTML by readers
      description: 'A&amp;B &lt;公告&gt;&quot;引&quot;',
    });
  });

  test('dates are RFC 822 with English names, in Beijing time', () => {
    expect(toRfc822(Date.UTC(2026, 2, 1, 1))).toBe('Sun, 01 Mar 2026 09:00:00 +0800');
    expect(toRfc822(Date.UTC(2026, 11, 31, 16, 5, 9))).toBe('Fri, 01 Jan 2027 00:05:09 +0800');
    const { item } = read(
      write([record(1, { publishedAt: '2026-03-01T01:00:00Z' }), record(2, { publishedAt: null })]),
    );
    expect(item.map(({ pubDate }) => pubDate)).toEqual(['Sun, 01 Mar 2026 09:00:00 +0800', undefined]);
  });

  test('is newest first, at most 30 records, and the same bytes for the same records', () => {
    const many = Array.from({ length: 40 }, (_, at) =>
      record(at + 1, { publishedAt: `2026-03-${String((at % 28) + 1).padStart(2, '0')}T09:00:00+08:00` }),
    );
    const { item } = read(write(many));
    expect(item).toHaveLength(30);
    expect(item[0]?.title).toBe('第28条');
    expect(write(many)).toBe(write(many.toReversed()));
  });

  test('sample content says that it is', () => {
    const channel = read(write([record(1)], { demo: true }));
    expect([channel['title'], channel.item[0]?.title]).toEqual([
      '【演示数据】集团要闻 - 云峡水电',
      '【演示数据】第1条',
    ]);
  });

  test('a record without a page of its own is linked to its file and named by its list', () => {
    const path = '/flag_navigation/society';
    const { item } = read(write([record(3, { file: '/media/年报 1.pdf' }), record(2)], { path }));
    expect(item.map(({ link }) => link)).toEqual([
      'https://example.test/media/%E5%B9%B4%E6%8A%A5%201.pdf',
      `https://example.test${path}`,
    ]);
    expect(item.map(({ guid }) => [guid['#text'], guid.isPermaLink])).toEqual([
      [`yunxia:${path}#3`, 'false'],
      [`yunxia:${path}#2`, 'false'],
    ]);
  });

  test('a report is linked to where it is read', () => {
    const path = '/investor_relations/reports';
    const { item } = read(write([record(3, { page: `${path}?report=3` })], { path }));
    expect(item[0]).toMatchObject({
      link: `https://example.test${path}?report=3`,
      guid: { '#text': `yunxia:${path}#3` },
    });
  });

  test('an empty list is a feed without records', () => {
    expect(XMLValidator.validate(write([]))).toBe(true);
    expect(write([])).not.toContain('lastBuildDate');
  });
});
