import { describe, expect, test } from 'vitest';
import { toSearchAddress } from './search-address.ts';
import { isKeyCut, parseSearchQuery } from './search-query.ts';

const read = (search: string) => parseSearchQuery(new URLSearchParams(search));

describe('the search of an address', () => {
  test('comes from it and goes back to it', () => {
    const query = read('?key=检修&module=news&year=2026&sort=time');
    expect(query).toEqual({ key: '检修', module: 'news', year: 2026, sort: 'time' });
    expect(read(new URL(toSearchAddress(query, 3), 'https://a.example').search)).toEqual(query);
    expect(toSearchAddress(query, 3)).toMatch(/&page=3$/);
  });

  test.each(['C++', 'a b', '100%', '%', 'a+b c', '"', '#', '&key=1', '<img src=x onerror=alert(1)>', '𠮷龦'])(
    'keeps %s to the letter',
    (key) => {
      const address = toSearchAddress({ key, sort: 'relevance' });
      expect(read(new URL(address, 'https://a.example').search).key).toBe(key);
    },
  );

  test('what a form or a hand has written is read as well', () => {
    expect(read('?key=C%2B%2B').key).toBe('C++');
    expect(read('?key=a+b').key).toBe('a b');
    expect(read('?key=100%').key).toBe('100%');
  });

  test('a key is at most 100 graphemes long (Seed §5)', () => {
    expect(read(`?key=${encodeURIComponent('电'.repeat(5000))}`).key).toBe('电'.repeat(100));
    const family = '👨‍👩‍👧‍👦';
    expect(read(`?key=${encodeURIComponent(family.repeat(101))}`).key).toBe(family.repeat(100));
  });

  test('of a longer key it is known that it was cut', () => {
    const isCut = (key: string) => isKeyCut(new URLSearchParams({ key }));
    expect([isCut('电'.repeat(101)), isCut('电'.repeat(100)), isCut(` ${'电'.repeat(100)} `), isCut('')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  test.each(['module=nope', 'module=toString', 'year=26', 'sort=price', 'key=%20%20'])('%s is off', (search) => {
    expect(read(search)).toEqual({ key: '', module: undefined, year: undefined, sort: 'relevance' });
  });

  test('without a key there is only the empty page', () => {
    expect(toSearchAddress({ key: '', sort: 'time', year: 2026 }, 2)).toBe('/search');
  });
});
