import { describe, expect, test } from 'vitest';
import { parseDisclosureQuery, toDisclosureQueryText, toDisclosureSearch } from './disclosure-query.ts';

const read = (search: string) => parseDisclosureQuery(new URLSearchParams(search));

describe('the filters of disclosed records', () => {
  test('come from the address and go back to it', () => {
    const query = read('typeId=3&year=2026&keyword= C%2B%2B ');
    expect(query).toEqual({ typeId: 3, year: 2026, keyword: 'C++' });
    expect(toDisclosureSearch(query, 2)).toBe('?typeId=3&year=2026&keyword=C%2B%2B&page=2');
    expect(toDisclosureSearch({})).toBe('');
  });

  test.each(['typeId=0', 'typeId=-1', 'typeId=1e3', 'typeId=', 'typeId=99999999999', 'year=20', 'keyword=%20'])(
    '%s is no filter',
    (search) => {
      expect(toDisclosureSearch(read(search))).toBe('');
    },
  );

  test('in words', () => {
    expect(toDisclosureQueryText(read('typeId=3&year=2026&keyword=电压'), '供电质量')).toBe(
      '供电质量 · 2026年 · “电压”',
    );
    expect(toDisclosureQueryText(read('typeId=99'))).toBe('第99类');
    expect(toDisclosureQueryText({})).toBe('');
  });
});
