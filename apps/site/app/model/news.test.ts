import { type NewsItem, newsItem } from '@yunxia/contract/news';
import { parseTime } from '@yunxia/contract/time';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { parseNewsQuery, toNewsQueryText, toNewsRow, toNewsSearch, toYearOptions } from './news.ts';

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

describe('filters in the address', () => {
  const parse = (text: string) => parseNewsQuery(new URLSearchParams(text));

  it('reads and writes them', () => {
    expect(parse('year=2026&keyword=检修')).toEqual({ year: 2026, keyword: '检修' });
    expect(toNewsSearch({ year: 2026, keyword: '检修' }, 3)).toBe('?year=2026&keyword=%E6%A3%80%E4%BF%AE&page=3');
    expect(toNewsSearch({})).toBe('');
  });

  it('lets alone what cannot be read', () => {
    expect(parse('year=20260&keyword=%20')).toEqual({ year: undefined, keyword: undefined });
    expect(parse('year=-1')).toEqual({ year: undefined, keyword: undefined });
  });

  it('cuts a keyword after a hundred characters', () => {
    expect(parse(`keyword=${'水'.repeat(150)}`).keyword).toHaveLength(100);
  });

  it('says in words what was looked for', () => {
    expect(toNewsQueryText({ year: 2026, keyword: '检修' })).toBe('2026年 · “检修”');
    expect(toNewsQueryText({})).toBe('');
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
