import { describe, expect, test } from 'vitest';
import { proactively } from './proactively.screen.ts';

const { href, path, words } = proactively;
const read = (search: string) => proactively.parse(new URLSearchParams(search)).query;

describe('the filters of disclosed records', () => {
  test('come from the address and go back to it', () => {
    const query = read('typeId=3&year=2026&keyword= C%2B%2B ');
    expect(query).toEqual({ typeId: 3, year: 2026, keyword: 'C++' });
    expect(href({ ...query, page: 2 })).toBe(
      '/information_disclosure/proactively?typeId=3&year=2026&keyword=C%2B%2B&page=2',
    );
    expect(href()).toBe(path);
  });

  test.each(['typeId=0', 'typeId=-1', 'typeId=1e3', 'typeId=', 'typeId=99999999999', 'year=20', 'keyword=%20'])(
    '%s is no filter',
    (search) => {
      expect(href(read(search))).toBe(path);
    },
  );

  test('in words', () => {
    expect(words(read('year=2026&keyword=电压'))).toBe('2026年 · “电压”');
    expect(words({})).toBe('');
  });

  test('make a page of their own for search engines', () => {
    expect(proactively.canonical('?utm_source=x&typeId=3&page=1')).toBe(`${path}?typeId=3`);
  });
});
