import { expect, it } from 'vitest';
import { announcement } from './announcement.screen.ts';

const parse = (search: string) => announcement.parse(new URLSearchParams(search)).query;
const search = (query: Parameters<typeof announcement.href>[0]) =>
  announcement.href(query).slice(announcement.path.length);

it('reads and writes the filters of an address', () => {
  const query = parse('category=定期报告&year=2026&keyword=A%26B&page=2');
  expect(query).toEqual({ category: '定期报告', year: 2026, keyword: 'A&B' });
  expect(parse(search({ ...query, page: 2 }))).toEqual(query);
  expect(search({ category: '股东会', page: 2 })).toBe('?category=%E8%82%A1%E4%B8%9C%E4%BC%9A&page=2');
  expect(search(parse('category=%20&year=26'))).toBe('');
  expect(parse(`category=${'长'.repeat(300)}`).category).toHaveLength(100);
});

it('says in words what was looked for', () => {
  expect(announcement.words(parse('category=定期报告&year=2026&keyword=年度'))).toBe('定期报告 · 2026年 · “年度”');
  expect(announcement.words({})).toBe('');
});
