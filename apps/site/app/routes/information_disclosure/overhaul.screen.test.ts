import { describe, expect, it } from 'vitest';
import { calendarHref, overhaul } from './overhaul.screen.ts';

const { href, path, words } = overhaul;
const parse = (text: string) => overhaul.parse(new URLSearchParams(text)).query;

describe('filters in the address', () => {
  it('reads all of them', () => {
    const query = parse('region=云峡县&kind=fault&start=2026-11-26&end=2026-12-05&keyword=%20滨江路%20&status=soon');
    expect(query).toEqual({
      region: '云峡县',
      kind: 'fault',
      start: '2026-11-26',
      end: '2026-12-05',
      keyword: '滨江路',
      status: 'soon',
    });
    expect(parse(href(query).slice(path.length))).toEqual(query);
  });

  it('lets alone what cannot be read', () => {
    const nothing = {
      region: undefined,
      kind: undefined,
      start: undefined,
      end: undefined,
      keyword: undefined,
      status: undefined,
    };
    expect(parse('start=2026-02-30&end=morgen&status=toString&kind=constructor&keyword=%20&region=')).toEqual(nothing);
    expect(parse('')).toEqual(nothing);
  });

  it('puts days in order', () => {
    expect(parse('start=2026-12-05&end=2026-11-26')).toMatchObject({ start: '2026-11-26', end: '2026-12-05' });
  });

  it('cuts a keyword between characters', () => {
    expect(parse(`keyword=${'𠮷'.repeat(101)}`).keyword).toBe('𠮷'.repeat(100));
  });

  it('writes the page behind the first only', () => {
    expect(href()).toBe(path);
    expect(href({ keyword: 'C++ 100%', page: 2 })).toBe(`${path}?keyword=C%2B%2B+100%25&page=2`);
  });

  it('keeps for the month what is no day', () => {
    const query = parse('region=云峡县&kind=fault&start=2026-11-26&keyword=滨江&status=soon');
    const params = Object.fromEntries(new URLSearchParams(calendarHref(query, '2026-12').slice(path.length)));
    expect(params).toEqual({
      view: 'calendar',
      month: '2026-12',
      region: '云峡县',
      kind: 'fault',
      keyword: '滨江',
      status: 'soon',
    });
  });

  it('says in words what was looked for', () => {
    expect(words(parse('region=云峡县&start=2026-11-26&end=2026-12-05&keyword=滨江路&status=ongoing'))).toBe(
      '云峡县 · 2026-11-26至2026-12-05 · “滨江路” · 停电中',
    );
    expect(words(parse('kind=temporary&keyword=bjjd'))).toBe('临时停电 · “bjjd”');
    expect(words(parse('start=2026-11-26'))).toBe('2026-11-26起');
    expect(words(parse('end=2026-11-26'))).toBe('2026-11-26前');
    expect(words({})).toBe('');
  });
});
