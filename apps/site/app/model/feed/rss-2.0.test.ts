/** RSS 2.0 has no schema of its own: rss-2.0.rng is written from the specification, and libxml2 validates against it. */
import { readFileSync } from 'node:fs';
import { type NoticeItem, noticeItem } from '@yunxia/contract/notice';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import * as z from 'zod/mini';
import type { Screen } from '../../screens/define-screen.ts';
import { definitionAt } from '../../screens/screen-at.server.ts';
import { feedPath } from './feed-path.ts';
import { toListFeed } from './list-feed.ts';
import { toOutageWriter } from '../outage/outage-feed.ts';
import type { PublicRecord } from '../page/public-record.ts';

const schema = readFileSync(new URL('rss-2.0.rng', import.meta.url), 'utf8');
const faultsOf = async (contents: string): Promise<string[]> => {
  const xml = { fileName: 'feed.rss', contents };
  const { errors } = await validateXML({ xml, schema, extension: 'relaxng' });
  return errors.map(({ message }) => message);
};

const origin = 'https://www.yunxia.example';
const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团', shortName: '云峡水电', demo: true });
const hostile = '停电 <b>&"\u000b]]> 龦𠮷🔌';

const outages = (records: readonly NoticeItem[], county?: string): string => {
  const now = parseTime('2026-11-28 12:00') ?? 0;
  const { head, toItem, end } = toOutageWriter('rss', { siteInfo, origin, county, now, changedAt: now });
  return head + records.map(toItem).join('') + end;
};
const outage = (fields: Partial<z.input<typeof noticeItem>>): NoticeItem =>
  z.parse(noticeItem, { id: 1, type: 'overhaul', title: hostile, ...fields });
const list = (path: string, records: readonly PublicRecord[]): string =>
  toListFeed({ screen: definitionAt(path) as Screen, self: feedPath(path) ?? '', origin, siteInfo }, records);
const record = (fields: Partial<PublicRecord>): PublicRecord => ({
  id: 1,
  title: hostile,
  description: '',
  category: '',
  publishedAt: null,
  updatedAt: null,
  ...fields,
});
const changed: Partial<z.input<typeof noticeItem>> = {
  publishedAt: '2026-11-20T09:00:00+08:00',
  override: 'cancelled',
  changes: [{ at: '2026-11-21T10:00:00+08:00', text: hostile }],
  reason: hostile,
};

describe('valid against RSS 2.0', () => {
  test.each([
    ['outages, bare and changed', outages([outage({}), outage({ id: 2, ...changed })])],
    ['those of a county', outages([outage(changed)], '云峡县')],
    ['none', outages([])],
    ['a list', list('/news/important', [record({ publishedAt: '2026-11-20T09:00:00+08:00', category: hostile })])],
    [
      'records without a page',
      list('/flag_navigation/society', [record({ file: '/media/年报 1.pdf' }), record({ id: 2 })]),
    ],
    ['an empty list', list('/human_resources/campus', [])],
  ])('%s', async (_name, xml) => {
    expect(await faultsOf(xml)).toEqual([]);
  });
});

test.each([
  ['another version', '<rss version="2.0"', '<rss version="1.0"'],
  ['a channel without a description', /<description>[^<]*<\/description>/, ''],
  ['a date of ISO 8601', /<pubDate>[^<]*/, '<pubDate>2026-11-20T09:00:00+08:00'],
  ['an item that says nothing', /<item>\n<title>[^<]*<\/title>/, '<item>'],
  ['a permalink that is no address', '<guid isPermaLink="false">', '<guid isPermaLink="true">'],
  ['an element that there is not', '<ttl>', '<colour>blue</colour><ttl>'],
])('the schema refuses %s', async (_name, part, wrong) => {
  const valid = list('/news/important', [record({ publishedAt: '2026-11-20T09:00:00+08:00' })]);
  const broken = valid.replace(part, wrong);
  expect(broken).not.toBe(valid);
  expect(await faultsOf(broken)).not.toEqual([]);
});
