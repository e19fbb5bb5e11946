import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Api } from '@yunxia/contract/client';
import { noticeItem } from '@yunxia/contract/notice';
import { outageReading } from '@yunxia/contract/outage-reading';
import { siteInfoSchema } from '@yunxia/contract/site-info';
import { HOUR_MS, parseTime, toIsoTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import type { OutageFormat } from '../model/outage/outage-feed-href.ts';
import { openOutageFeed } from './outage-feed.server.ts';

const now = parseTime('2026-11-28 12:00') ?? 0;
const siteInfo = z.parse(siteInfoSchema, { companyName: '云峡水电集团' });
const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

/** A content server with outages of these ids, all to come. */
const contentOf = (ids: number[]) => {
  const asked: number[] = [];
  const held: WeakRef<object>[] = [];
  let version = 1;
  let counts = { scheduled: ids.length };
  const onPage = new Map<number, () => void>();
  const template = z.parse(noticeItem, { id: 1, type: 'overhaul' });
  const toRecord = (id: number) => ({
    ...template,
    id,
    title: `第${id}号`,
    startAt: toIsoTime(now + (100 + id) * HOUR_MS),
  });
  let reading: unknown = null;
  const api = async (_: unknown, { page, limit }: { page: number; limit: number }) => {
    onPage.get(page)?.();
    onPage.delete(page);
    asked.push(page);
    const list = ids.slice((page - 1) * limit, page * limit).map(toRecord);
    held.push(...list.map((record) => new WeakRef(record)));
    return { list, total: ids.length, page, limit, counts, version: version === 0 ? '' : String(version), reading };
  };
  return {
    api: api as unknown as Api,
    asked,
    held: () => held.filter((record) => record.deref() !== undefined).length,
    /** Changes the list just before a page is read. */
    changeBefore: (page: number, edit: () => void) =>
      onPage.set(page, () => {
        edit();
        version += 1;
      }),
    isOld: () => (version = 0),
    reads: (fields: object) => (reading = z.parse(outageReading, fields)),
    tick: (moved: typeof counts) => (counts = moved),
  };
};

const openPlace = (api: Api, place: string | undefined, format: OutageFormat = 'json', at = now) =>
  openOutageFeed(api, { format, place, origin: 'https://a.example', now: at }, async () => siteInfo);
const open = async (api: Api, format: OutageFormat = 'json', at = now) => {
  const feed = await openPlace(api, undefined, format, at);
  if (!feed) throw new Error('no feed');
  return feed;
};
const readAll = async (text: AsyncGenerator<string>): Promise<string> => {
  let all = '';
  for await (const piece of text) all += piece;
  return all;
};
const idsIn = (text: string): number[] => [...text.matchAll(/"_outage":\{"id":(\d+)/g)].map(([, id]) => Number(id));

describe('10,000 outages', () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;

  test.each<OutageFormat>(['ics', 'rss', 'json', 'csv'])(
    '%s: three pages are held at most: the first, this one and the one before',
    async (format) => {
      const content = contentOf(range(10_000));
      let taken = 0;
      let length = 0;
      let most = 0;
      for await (const piece of (await open(content.api, format)).write(now)) {
        // The first piece is the beginning; each other is a page, and no page is read ahead of the reader.
        expect(content.asked.length).toBeLessThanOrEqual(Math.max(1, taken));
        taken += 1;
        length += piece.length;
        if (taken % 60 === 0) {
          await nextTurn();
          collectGarbage();
          most = Math.max(most, content.held());
        }
      }
      expect(content.asked).toEqual(range(200));
      expect(length).toBeGreaterThan(10_000 * 100);
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThanOrEqual(150);
    },
    30_000,
  );

  test('nothing more is read for a reader who leaves', async () => {
    const { api, asked } = contentOf(range(10_000));
    for await (const piece of (await open(api)).write(now)) if (piece.includes('第60号')) break;
    expect(asked).toEqual([1, 2]);
  });
});

describe('a list that changes while it is read', () => {
  test('is given whole and each record once: what slid onto a page that was read is read there', async () => {
    const ids = range(170);
    const { api, changeBefore } = contentOf(ids);
    changeBefore(3, () => ids.splice(0, 3));
    changeBefore(4, () => ids.unshift(901));
    const told = idsIn(await readAll((await open(api)).write(now)));
    expect(told.toSorted((a, b) => a - b)).toEqual(range(170));
  });

  test('ends the feed in the middle when a page cannot be read: it must not look complete', async () => {
    const { api, changeBefore } = contentOf(range(170));
    changeBefore(3, () => {
      throw new Error('gone');
    });
    await expect(readAll((await open(api)).write(now))).rejects.toThrow('gone');
  });
});

describe('the tag', () => {
  const hashOf = async (content: ReturnType<typeof contentOf>, format?: OutageFormat, at?: number) =>
    (await open(content.api, format, at)).hash;

  test('is the same for the same list, by one call, and another for another format', async () => {
    const content = contentOf(range(170));
    const hash = await hashOf(content);
    expect(hash).toMatch(/^[\w-]{22}$/);
    expect(await hashOf(content, 'json', now + HOUR_MS)).toBe(hash);
    expect(content.asked).toEqual([1, 1]);
    expect(await hashOf(content, 'csv')).not.toBe(hash);
  });

  test('is another after a change beyond the first page, a status that the clock moved, a new day', async () => {
    const content = contentOf(range(170));
    const tags = [await hashOf(content)];
    content.changeBefore(1, () => undefined);
    tags.push(await hashOf(content));
    content.tick({ scheduled: 169 });
    tags.push(await hashOf(content), await hashOf(content, 'json', now + 12 * HOUR_MS));
    expect(new Set(tags).size).toBe(4);
  });

  test('is none where the content server does not name its list, unless all of it was read', async () => {
    const [long, short] = [contentOf(range(170)), contentOf(range(50))];
    long.isOld();
    short.isOld();
    expect(await hashOf(long)).toBeNull();
    expect(await hashOf(short)).not.toBeNull();
  });
});

describe('of a place', () => {
  const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' };
  const known = { certainty: 'known', asked: '茶场村', places: [village] };

  test('that is known for certain', async () => {
    const { api, reads } = contentOf([1]);
    reads(known);
    const feed = await openPlace(api, '茶场');
    expect(feed?.place).toBe('江岭县云雾镇茶场村');
    expect(await readAll(feed?.write(null) ?? (async function* () {})())).toContain('江岭县云雾镇茶场村停电公告');
    reads({ ...known, places: [village, { ...village, town: '双河镇' }] });
    expect((await openPlace(api, '茶场村'))?.place).toBe('茶场村');
  });

  test.each([
    ['partly known', { certainty: 'partly', asked: '茶场湾', listed: '江岭县' }],
    ['unknown', { certainty: 'unknown', asked: '桃花岛' }],
    ['of days', { ...known, days: '明天 11月29日 周日' }],
    ['days alone', { certainty: 'known', asked: '' }],
  ])('none when it is %s', async (_, fields) => {
    const { api, reads } = contentOf([1]);
    reads(fields);
    expect(await openPlace(api, '茶场村')).toBeUndefined();
  });
});
