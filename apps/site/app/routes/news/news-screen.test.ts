import { describe, expect, it } from 'vitest';
import { importantNews } from './important.screen.ts';

describe('filters in the URL', () => {
  const { href, words } = importantNews;
  const parse = (text: string) => importantNews.parse(new URLSearchParams(text)).query;

  it('reads and writes them', () => {
    expect(parse('year=2026&keyword=检修')).toEqual({ year: 2026, keyword: '检修' });
    expect(href({ year: 2026, keyword: '检修', page: 3 })).toBe(
      '/news/important?year=2026&keyword=%E6%A3%80%E4%BF%AE&page=3',
    );
    expect(href()).toBe('/news/important');
  });

  it('lets alone what cannot be read', () => {
    expect(parse('year=20260&keyword=%20')).toEqual({ year: undefined, keyword: undefined });
    expect(parse('year=-1')).toEqual({ year: undefined, keyword: undefined });
  });

  it('cuts a keyword after a hundred characters', () => {
    expect(parse(`keyword=${'水'.repeat(150)}`).keyword).toHaveLength(100);
  });

  it('says in words what was looked for', () => {
    expect(words({ year: 2026, keyword: '检修' })).toBe('2026年 · “检修”');
    expect(words({})).toBe('');
  });
});
