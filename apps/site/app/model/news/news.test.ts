import { type NewsItem, newsItem } from '@yunxia/contract/news';
import { parseTime } from '@yunxia/contract/time';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toNewsRow, toYearOptions } from './news.ts';

const item = (fields: Partial<z.input<typeof newsItem>> = {}): NewsItem => z.parse(newsItem, { id: 7, ...fields });

describe('toNewsRow', () => {
  it('shows the Beijing day', () => {
    expect(toNewsRow(item({ title: '通过评审', publishedAt: '2026-11-25T16:30:00Z' })).date).toMatchObject({
      day: '26',
      caption: '2026-11',
    });
  });

  it('gives a row without title something to press, and takes unseen marks out of the others', () => {
    expect(toNewsRow(item({ title: ' \u0003 ' })).title).toBe('（无标题）');
    expect(toNewsRow(item({ title: '\u202E反转\u0000标题\n第二行' })).title).toBe('反转 标题 第二行');
    expect(toNewsRow(item({ title: '<img src=x onerror=alert(1)>' })).title).toBe('<img src=x onerror=alert(1)>');
  });

  it('goes without day and cover', () => {
    expect(toNewsRow(item())).toMatchObject({ date: null, cover: null, isTop: false });
  });
});

describe('toYearOptions', () => {
  it('begins with the year in Beijing', () => {
    expect(toYearOptions(parseTime('2027-01-01 00:00') ?? 0, undefined)[0]).toBe(2027);
    expect(toYearOptions((parseTime('2027-01-01 00:00') ?? 0) - 1, undefined)[0]).toBe(2026);
  });

  it('holds the chosen year wherever it lies', () => {
    const now = parseTime('2026-06-01') ?? 0;
    expect(toYearOptions(now, 1999).at(-1)).toBe(1999);
    expect(toYearOptions(now, 2020)).toHaveLength(11);
    expect(toYearOptions(undefined, 2020)).toEqual([2020]);
    expect(toYearOptions(undefined, undefined)).toEqual([]);
  });
});
