import { describe, expect, it } from 'vitest';
import {
  parseOutageQuery,
  toCalendarSearch,
  toOutageQueryText,
  toOutageSearch,
  toStatusChips,
} from './outage-query.ts';

const parse = (text: string) => parseOutageQuery(new URLSearchParams(text));

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
    expect(parse(toOutageSearch(query))).toEqual(query);
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
    expect(toOutageSearch({})).toBe('');
    expect(toOutageSearch({ keyword: 'C++ 100%' }, 2)).toBe('?keyword=C%2B%2B+100%25&page=2');
  });

  it('keeps for the month what is no day', () => {
    const query = parse('region=云峡县&kind=fault&start=2026-11-26&keyword=滨江&status=soon');
    const params = Object.fromEntries(new URLSearchParams(toCalendarSearch(query, '2026-12')));
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
    expect(
      toOutageQueryText(parse('region=云峡县&start=2026-11-26&end=2026-12-05&keyword=滨江路&status=ongoing')),
    ).toBe('云峡县 · 2026-11-26至2026-12-05 · “滨江路” · 停电中');
    expect(toOutageQueryText(parse('kind=temporary&keyword=bjjd'))).toBe('临时停电 · “bjjd”');
    expect(toOutageQueryText(parse('start=2026-11-26'))).toBe('2026-11-26起');
    expect(toOutageQueryText(parse('end=2026-11-26'))).toBe('2026-11-26前');
    expect(toOutageQueryText({})).toBe('');
  });
});

describe('status chips', () => {
  const labels = (counts: Record<string, number>, total: number, status?: 'cancelled') =>
    toStatusChips(counts, status, total).map(({ label, count }) => `${label} ${count ?? '-'}`);

  it('counts all, and shows the statuses that someone has', () => {
    expect(labels({ ongoing: 1, scheduled: 14, restored: 6 }, 21)).toEqual([
      '全部 21',
      '停电中 1',
      '即将停电 0',
      '计划中 14',
      '已恢复 6',
    ]);
  });

  it('keeps the chosen one although nothing has it', () => {
    expect(labels({ ongoing: 1 }, 0, 'cancelled')).toContain('已取消 0');
    expect(toStatusChips({ ongoing: 1 }, 'cancelled', 0).filter((chip) => chip.isCurrent)).toHaveLength(1);
  });

  it('shows all without numbers when the server counts none', () => {
    expect(labels({}, 5)).toHaveLength(9);
    expect(labels({}, 5)[0]).toBe('全部 -');
    expect(labels({}, 0)[0]).toBe('全部 0');
  });
});
