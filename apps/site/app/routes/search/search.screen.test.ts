import { describe, expect, test } from 'vitest';
import { search as screen } from './search.screen.ts';

const read = (search: string) => screen.parse(new URLSearchParams(search)).query;

describe('the search of an address', () => {
  test('comes from it and goes back to it', () => {
    const query = read('?key=检修&module=news&year=2026&sort=time');
    expect(query).toEqual({ key: '检修', module: 'news', year: 2026, sort: 'time' });
    expect(read(new URL(screen.href({ ...query, page: 3 }), 'https://a.example').search)).toEqual(query);
    expect(screen.href({ ...query, page: 3 })).toMatch(/&page=3$/);
  });

  test.each(['C++', 'a b', '100%', '%', 'a+b c', '"', '#', '&key=1', '<img src=x onerror=alert(1)>', '𠮷龦'])(
    'keeps %s to the letter',
    (key) => {
      const address = screen.href({ key, sort: 'relevance' });
      expect(read(new URL(address, 'https://a.example').search).key).toBe(key);
    },
  );

  test('what a form or a hand has written is read as well', () => {
    expect(read('?key=C%2B%2B').key).toBe('C++');
    expect(read('?key=a+b').key).toBe('a b');
    expect(read('?key=100%').key).toBe('100%');
  });

  test('a key is at most 100 graphemes long (Spec §5)', () => {
    expect(read(`?key=${encodeURIComponent('电'.repeat(5000))}`).key).toBe('电'.repeat(100));
    const family = '👨‍👩‍👧‍👦';
    expect(read(`?key=${encodeURIComponent(family.repeat(101))}`).key).toBe(family.repeat(100));
  });

  test.each(['module=nope', 'module=toString', 'year=26', 'sort=price', 'key=%20%20'])('%s is off', (search) => {
    expect(read(search)).toEqual({});
  });

  test('the usual order is not written', () => {
    expect(screen.href({ key: 'a', sort: 'relevance', page: 1 })).toBe('/search?key=a');
  });
});
