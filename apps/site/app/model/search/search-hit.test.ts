import type { SearchItem } from '@yunxia/contract/search';
import { describe, expect, test } from 'vitest';
import { toSearchHit } from './search-hit.ts';

const NOW = Date.parse('2026-11-29T08:22:00+08:00');

const item = (rest: Partial<SearchItem> = {}): SearchItem => ({
  module: 'news',
  id: 7,
  title: [{ text: '检修', hit: true }],
  snippet: [],
  publishedAt: null,
  url: '/details?id=7',
  page: 0,
  cover: null,
  status: '',
  startAt: null,
  endAt: null,
  ...rest,
});

describe('toSearchHit', () => {
  test('names section, day and page', () => {
    expect(toSearchHit(item({ publishedAt: '2026-02-10T23:30:00+08:00' }), NOW)).toEqual({
      title: ['', '检修'],
      snippet: [],
      section: '新闻中心',
      date: { iso: '2026-02-10T23:30:00+08:00', text: '2026-02-10' },
      pdfPage: 0,
      state: null,
      to: '/details?id=7',
    });
  });

  test('a line break between Chinese characters is no space', () => {
    const snippet = [{ text: '停电\n公告 a\nb', hit: false }];
    expect(toSearchHit(item({ snippet }), NOW).snippet).toEqual(['停电公告 a b']);
  });

  test('marks are at the odd places, whatever the answer begins and ends with', () => {
    const parts = (...texts: string[]) =>
      texts.map((text) => ({ text: text.replace('*', ''), hit: text.startsWith('*') }));
    const marked = (...texts: string[]) => toSearchHit(item({ snippet: parts(...texts) }), NOW).snippet;
    expect(marked('*停电', '公告')).toEqual(['', '停电', '公告']);
    expect(marked('计划', '*停电')).toEqual(['计划', '停电']);
    expect(marked('计', '划', '*停', '*电', '*', '公告')).toEqual(['计划', '停电', '公告']);
    expect(marked()).toEqual([]);
  });

  test('of a PDF says on which page, and opens it there', () => {
    const hit = toSearchHit(item({ module: 'pdf', url: '/pdf?id=9#page=12', page: 12 }), NOW);
    expect([hit.section, hit.pdfPage, hit.to]).toEqual(['文档', 12, '/pdf?id=9#page=12']);
    expect([-1, 1.5, Number.NaN].map((page) => toSearchHit(item({ page }), NOW).pdfPage)).toEqual([0, 0, 0]);
  });

  test('without words it still has something to press', () => {
    expect(toSearchHit(item({ title: [{ text: '\u202e\u0000', hit: true }] }), NOW).title).toEqual(['（无标题）']);
    expect(toSearchHit(item({ module: 'toString' }), NOW).section).toBe('');
    expect(toSearchHit(item({ module: 'later_module' }), NOW).section).toBe('');
  });

  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\\\\evil.example',
    '/details\u0085?id=7',
    'https:\\\\evil.example',
    'data:text/html,x',
    '',
  ])('%s is no page', (url) => {
    expect(toSearchHit(item({ url }), NOW).to).toBe('');
  });
});

describe('the state of a hit', () => {
  const stateOf = (module: string, rest: Partial<SearchItem>) => toSearchHit(item({ module, ...rest }), NOW).state;
  const outage = { status: 'ongoing', startAt: '2026-11-29T08:30:00+08:00', endAt: '2026-11-29T17:30:00+08:00' };

  test.each([
    [{}, '今天 08:30–17:30'],
    [{ startAt: '2026-11-30T22:00:00+08:00', endAt: '2026-12-01T01:30:00+08:00' }, '明天 22:00–次日01:30'],
    [{ startAt: '2026-12-22T08:00:00+08:00', endAt: '2026-12-22T24:00:00+08:00' }, '12月22日 08:00–24:00'],
    [{ startAt: '2025-12-22T08:00:00+08:00', endAt: '2025-12-22T12:00:00+08:00' }, '2025年12月22日 08:00–12:00'],
    [{ startAt: '2026-11-29T08:00:00+08:00', endAt: '2026-12-02T12:00:00+08:00' }, '11-29 08:00–12-02 12:00'],
    [{ endAt: null }, '今天 08:30起'],
    [{ startAt: null, endAt: null }, ''],
    [{ status: 'postponed' }, '时间待定'],
    [{ status: 'restored', endAt: null }, ''],
  ])('of an outage with its span: %j', (rest, term) => {
    expect(stateOf('overhaul', { ...outage, ...rest })?.term).toBe(term);
  });

  test('of a tender and a job with its deadline', () => {
    expect(stateOf('overhaul', outage)).toMatchObject({ of: 'outage', status: 'ongoing', statusText: '停电中' });
    const endAt = '2026-12-03T17:00:00+08:00';
    expect(stateOf('purchase', { status: 'closing', endAt })).toEqual({
      of: 'tender',
      status: 'closing',
      statusText: '即将截止',
      term: '投标截止 2026-12-03 17:00',
      isOver: false,
    });
    expect(stateOf('purchase', { status: 'terminated', endAt })).toMatchObject({ term: '', isOver: true });
    expect(stateOf('recruit', { status: 'open', endAt: '2026-12-03T23:59:59+08:00' })).toEqual({
      of: 'job',
      status: 'open',
      statusText: '招聘中',
      term: '报名截止 2026-12-03',
      isOver: false,
    });
    expect(stateOf('recruit', { status: 'open' })?.term).toBe('');
  });

  test('is none for anything else, or a word that is not known', () => {
    expect(stateOf('news', outage)).toBeNull();
    expect(stateOf('overhaul', { ...outage, status: 'toString' })).toBeNull();
    expect(stateOf('purchase', { status: '' })).toBeNull();
  });
});
