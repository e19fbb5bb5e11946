import { expect, it } from 'vitest';
import { parseNoticeQuery, toCategoryChips, toNoticeQueryText, toNoticeSearch } from './notice-query.ts';

const parse = (search: string) => parseNoticeQuery(new URLSearchParams(search));

it('reads and writes the filters of an address', () => {
  const query = parse('category=定期报告&year=2026&keyword=A%26B&page=2');
  expect(query).toEqual({ category: '定期报告', year: 2026, keyword: 'A&B' });
  expect(parse(toNoticeSearch(query, 2))).toEqual(query);
  expect(toNoticeSearch({ category: '股东会' }, 2)).toBe('?category=%E8%82%A1%E4%B8%9C%E4%BC%9A&page=2');
  expect(toNoticeSearch(parse('category=%20&year=26'))).toBe('');
  expect(parse(`category=${'长'.repeat(300)}`).category).toHaveLength(100);
});

it('says in words what was looked for', () => {
  expect(toNoticeQueryText(parse('category=定期报告&year=2026&keyword=年度'))).toBe('定期报告 · 2026年 · “年度”');
  expect(toNoticeQueryText({})).toBe('');
});

it('offers the categories that there are, and the one that is asked for', () => {
  const texts = (categories: Record<string, number>, current?: string) =>
    toCategoryChips(categories, current).map(
      ({ label, count, isCurrent }) => `${label}${count ?? ''}${isCurrent ? '*' : ''}`,
    );
  expect(texts({ 临时公告: 6, 定期报告: 5 })).toEqual(['全部*', '临时公告6', '定期报告5']);
  expect(texts({ 临时公告: 6 }, '没有的')).toEqual(['全部', '临时公告6', '没有的0*']);
  expect(texts({ 投资者活动: 3 })).toEqual([]);
  expect(texts({})).toEqual([]);
  expect(texts({ constructor: 2, toString: 1 }, 'valueOf')).toEqual(['全部', 'constructor2', 'toString1', 'valueOf0*']);
});
