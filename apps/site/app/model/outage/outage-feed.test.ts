import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import { parse } from 'csv-parse/sync';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import ICAL from 'ical.js';
import { sync } from 'node-ical';
import * as z from 'zod';
import * as mini from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { writeFeed } from '../feed/feed-writer.ts';
import { isInFeed, type OutageFeed, toOutageWriter } from './outage-feed.ts';
import { type OutageFormat, outageFeedHref, toFeedFileName, toWebcal } from './outage-feed-href.ts';
import { outageFields } from './outage-fields.ts';

const now = parseTime('2026-11-28 12:00') ?? 0;
const origin = 'https://www.yunxia.example';
const siteInfo = mini.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电' });
const outage = (id: number, fields: Partial<z.input<typeof noticeItem>> = {}): NoticeItem =>
  mini.parse(noticeItem, {
    id,
    type: 'overhaul',
    title: `第${id}线停电`,
    publishedAt: '2026-11-20T09:00:00+08:00',
    startAt: '2026-11-30T18:00:00+08:00',
    endAt: '2026-12-01T01:30:00+08:00',
    ...fields,
  });
const change = (at: string, text: string) => ({ at, text });
const cancelled = outage(2, {
  override: 'cancelled',
  changes: [change('2026-11-21T10:00:00+08:00', '本次停电取消。')],
});
const hostile = outage(4, {
  title: '=cmd|"A&B" <滨江>,\u000b龦𠮷🔌',
  reason: '甲；乙,“丙”]]>\n第二行',
  phone: '+86 000-95598',
  lines: ['10kV坝前线', '10kV,石门线'],
  regions: [{ county: '云峡县', town: '坝前镇', villages: ['上湾村', '下湾村'] }, { county: '临江区' }],
  changes: [change('2026-11-21T10:00:00+08:00', '改期'), change('2026-11-22T10:00:00+08:00', '又改')],
  previousStartAt: '2026-11-28T08:00:00+08:00',
  override: 'postponed',
  leadDays: -1,
  revision: 7,
});
const records = [outage(1), cancelled, outage(3, { startAt: null, override: 'postponed' }), hostile];

/** The text of a feed, its records on pages of two. */
async function write(format: OutageFormat, feed: Partial<OutageFeed> = {}, list = records): Promise<string> {
  async function* pages() {
    for (let at = 0; at < list.length; at += 2) yield list.slice(at, at + 2);
    yield [];
  }
  const writer = toOutageWriter(format, { siteInfo, origin, now, changedAt: now, ...feed });
  let text = '';
  for await (const piece of writeFeed(writer, pages())) text += piece;
  return text;
}

describe('what subscribers receive', () => {
  const past = (endAt: string, more: Partial<z.input<typeof noticeItem>> = {}) =>
    isInFeed(outage(1, { publishedAt: null, startAt: '2026-09-01T08:00:00+08:00', endAt, ...more }), now);

  it.each([
    ['to come', isInFeed(outage(1), now), true],
    ['a fault that goes on since long', past('', { kind: 'fault', endAt: null }), true],
    ['over for less than 30 days', past('2026-10-29T12:00:01+08:00'), true],
    ['over on the 30th day before', past('2026-10-29T00:00:01+08:00'), true],
    ['over before the 30th day', past('2026-10-29T00:00:00+08:00'), false],
    ['cancelled, its day long past', past('2026-10-01T12:00:00+08:00', { override: 'cancelled' }), false],
    [
      'cancelled lately',
      past('2026-10-01T12:00:00+08:00', {
        override: 'cancelled',
        changes: [change('2026-11-20T09:00:00+08:00', '取消')],
      }),
      true,
    ],
  ])('%s', (_name, isTold, expected) => {
    expect(isTold).toBe(expected);
  });
});

describe('the calendar', () => {
  it('is read alike by two parsers, one event for each outage, also over midnight, every line in 75 octets', async () => {
    const text = await write('ics', { county: '云峡县' });
    const first = new ICAL.Component(ICAL.parse(text))
      .getAllSubcomponents('vevent')
      .map((each) => new ICAL.Event(each));
    const second = Object.values(sync.parseICS(text)).filter((part) => part?.type === 'VEVENT');
    expect(first.map(({ uid }) => uid)).toEqual([1, 2, 4].map((id) => `outage-${id}@yunxia`));
    expect(second).toHaveLength(3);
    for (const [at, event] of second.entries()) {
      expect(event?.type === 'VEVENT' && event.start.getTime()).toBe(first[at]?.startDate.toJSDate().getTime());
      expect(event?.type === 'VEVENT' && event.end?.getTime()).toBe(first[at]?.endDate.toJSDate().getTime());
      expect(event?.type === 'VEVENT' && event.summary).toBe(first[at]?.summary);
    }
    expect(first[1]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(first[2]?.sequence).toBe(7);
    expect(first[2]?.summary).toBe('【已改期】=cmd|"A&B" <滨江>, 龦𠮷🔌');
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  });

  it('has a name and says how often to ask', async () => {
    const text = await write('ics', { county: '云峡县' });
    expect(text).toContain('X-WR-CALNAME:云峡县停电日历 - 云峡水电\r\n');
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M\r\n');
  });
});

describe('RSS', () => {
  it('is well-formed, and gives an outage that changed an entry of its own', async () => {
    const xml = await write('rss');
    expect(XMLValidator.validate(xml)).toBe(true);
    const { channel } = (
      new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', parseTagValue: false }).parse(xml) as {
        rss: { channel: Record<string, unknown> & { item: Array<Record<string, unknown>> } };
      }
    ).rss;
    expect(channel).toMatchObject({
      title: '停电公告 - 云峡水电',
      link: `${origin}/information_disclosure/overhaul`,
      lastBuildDate: 'Sat, 28 Nov 2026 12:00:00 +0800',
      'atom:link': { href: `${origin}/feeds/outages.rss`, rel: 'self' },
    });
    const link = 'yunxia:/information_details';
    expect(channel.item.map(({ guid, title }) => [guid, title])).toEqual([
      [{ '#text': `${link}?id=1#0`, isPermaLink: 'false' }, '第1线停电'],
      [{ '#text': `${link}?id=2#1`, isPermaLink: 'false' }, '【已取消】第2线停电'],
      [{ '#text': `${link}?id=3#0`, isPermaLink: 'false' }, '【已延期，时间待定】第3线停电'],
      [{ '#text': `${link}?id=4#2`, isPermaLink: 'false' }, expect.stringContaining('【已改期】=cmd')],
    ]);
    expect(channel.item[1]).toMatchObject({ pubDate: 'Sat, 21 Nov 2026 10:00:00 +0800' });
    expect(channel.item[3]?.['description']).toContain('停电范围：云峡县 坝前镇 上湾村、下湾村');
  });
});

/** What JSON Feed 1.1 requires and allows (https://www.jsonfeed.org/version/1.1/), extensions apart. */
const extension = z.record(z.templateLiteral(['_', z.string()]), z.object());
const author = z.strictObject({ name: z.string().optional(), url: z.url().optional(), avatar: z.url().optional() });
const time = z.iso.datetime({ offset: true });
const only = (shape: z.ZodRawShape) =>
  z
    .record(z.string(), z.unknown())
    .transform((value) => {
      const isOurs = ([name]: [string, unknown]): boolean => name.startsWith('_');
      extension.parse(Object.fromEntries(Object.entries(value).filter(isOurs)));
      return Object.fromEntries(Object.entries(value).filter((entry) => !isOurs(entry)));
    })
    .pipe(z.strictObject(shape));
const jsonFeed = only({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url().optional(),
  feed_url: z.url().optional(),
  description: z.string().optional(),
  icon: z.url().optional(),
  authors: z.array(author).min(1).optional(),
  language: z.string().optional(),
  items: z.array(
    only({
      id: z.string().min(1),
      url: z.url().optional(),
      title: z.string().optional(),
      content_text: z.string().min(1),
      date_published: time.optional(),
      date_modified: time.optional(),
      tags: z.array(z.string()).optional(),
    }),
  ),
});

describe('JSON Feed', () => {
  it('fits its schema, empty or not, and names every field of the outage', async () => {
    const feed = JSON.parse(await write('json', { county: '云峡县' })) as { items: Array<Record<string, never>> };
    expect(jsonFeed.safeParse(feed).error).toBeUndefined();
    expect(jsonFeed.safeParse(JSON.parse(await write('json', {}, []))).error).toBeUndefined();
    expect(feed).toMatchObject({
      title: '云峡县停电公告 - 云峡水电',
      feed_url: `${origin}/feeds/outages.json?county=%E4%BA%91%E5%B3%A1%E5%8E%BF`,
      home_page_url: `${origin}/information_disclosure/overhaul?keyword=%E4%BA%91%E5%B3%A1%E5%8E%BF`,
      _outages: { about: `${origin}/feeds`, updated_at: '2026-11-28T12:00:00+08:00' },
    });
    expect(feed.items).toHaveLength(4);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(4);
    expect(Object.keys(feed.items[0]?.['_outage'] ?? {})).toEqual(outageFields.map(({ name }) => name));
    expect(feed.items[3]).toMatchObject({
      date_published: '2026-11-20T09:00:00+08:00',
      date_modified: '2026-11-22T10:00:00+08:00',
      _outage: {
        status: 'scheduled',
        start_at: '2026-11-30T18:00:00+08:00',
        regions: [
          { county: '云峡县', town: '坝前镇', villages: ['上湾村', '下湾村'] },
          { county: '临江区', town: '', villages: [] },
        ],
        lead_days: -1,
      },
    });
  });
});

describe('CSV', () => {
  it('comes back from a parser of the registry: every cell, times as spreadsheets read them, formulas guarded', async () => {
    const text = await write('csv');
    expect(text.startsWith('\ufeff编号,标题,状态,')).toBe(true);
    const rows: Array<Record<string, string>> = parse(text, { bom: true, columns: true, record_delimiter: '\r\n' });
    expect(rows.map((row) => row['编号'])).toEqual(['1', '2', '3', '4']);
    expect(Object.keys(rows[0] ?? {})).toEqual(outageFields.map(({ label }) => label));
    expect(rows[1]).toMatchObject({ 状态: '已取消', 变更记录: '2026-11-21 10:00 本次停电取消。' });
    expect(rows[3]).toMatchObject({
      标题: `'=cmd|"A&B" <滨江>, 龦𠮷🔌`,
      停电开始时间: '2026-11-30 18:00',
      停电结束时间: '2026-12-01 01:30',
      预计恢复时间: '',
      停电区域: '云峡县 坝前镇 上湾村、下湾村；临江区',
      停电线路: '10kV坝前线、10kV,石门线',
      停电原因: '甲；乙,“丙”]]>\n第二行',
      咨询电话: `'+86 000-95598`,
      提前公告天数: '-1',
      变更记录: '2026-11-21 10:00 改期\n2026-11-22 10:00 又改',
      公告网址: `${origin}/information_details?id=4`,
    });
  });
});

describe('every format', () => {
  const formats: OutageFormat[] = ['ics', 'rss', 'json', 'csv'];

  it('is a file also when nothing is planned', async () => {
    const [ics = '', rss = '', json = '', csv = ''] = await Promise.all(formats.map((format) => write(format, {}, [])));
    expect(new ICAL.Component(ICAL.parse(ics)).getAllSubcomponents('vevent')).toEqual([]);
    expect(XMLValidator.validate(rss)).toBe(true);
    expect(JSON.parse(json)).toMatchObject({ items: [] });
    expect(parse(csv, { bom: true })).toHaveLength(1);
  });

  it.each(formats)('%s says that sample data is sample data', async (format) => {
    expect(await write(format, { siteInfo: { ...siteInfo, demo: true } })).toContain('【演示数据】第1线停电');
  });

  it('every field is described, under names of its own', () => {
    expect(outageFields.filter(({ note, label }) => !note || !label)).toEqual([]);
    for (const key of ['name', 'label'] as const) {
      expect(new Set(outageFields.map((field) => field[key])).size).toBe(outageFields.length);
    }
  });
});

it('addresses hold', () => {
  expect(outageFeedHref()).toBe('/feeds/outages.ics');
  expect(outageFeedHref('云峡县')).toBe('/feeds/outages.ics?county=%E4%BA%91%E5%B3%A1%E5%8E%BF');
  expect(outageFeedHref(undefined, 'csv')).toBe('/feeds/outages.csv');
  expect(toWebcal('https://a.example/feeds/outages.ics')).toBe('webcal://a.example/feeds/outages.ics');
  expect(toFeedFileName('csv', '云峡县')).toBe(
    `attachment; filename="outages.csv"; filename*=UTF-8''%E5%81%9C%E7%94%B5%E5%85%AC%E5%91%8A-%E4%BA%91%E5%B3%A1%E5%8E%BF.csv`,
  );
});
