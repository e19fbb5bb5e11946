import { type NewsItem, newsItem } from '@yunxia/contract/news';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toMonths, toNewsRow } from './news.ts';

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

it('parts stories by month as they follow one another', () => {
  const rows = ['2026-11-02', '2026-11-01', '2025-11-30', null].map((publishedAt, id) =>
    toNewsRow(item({ id: id + 1, publishedAt })),
  );
  expect(toMonths(rows).map(({ year, month, rows: of }) => [year, month, of.map(({ id }) => id)])).toEqual([
    ['2026', '11', [1, 2]],
    ['2025', '11', [3]],
    ['', '', [4]],
  ]);
  expect(toMonths([])).toEqual([]);
});
