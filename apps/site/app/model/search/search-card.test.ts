import { noticeItem } from '@yunxia/contract/notice';
import { outageReading } from '@yunxia/contract/outage-reading';
import { searchCard } from '@yunxia/contract/search';
import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { toCardView, toOutageCard, toPlaceFilter } from './search-card.ts';

const NOW = Date.parse('2026-11-29T08:22:00+08:00');
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;
const reading = (rest: z.input<typeof outageReading> = {}) =>
  z.parse(outageReading, { certainty: 'known', asked: '茶场村', places: [village], ...rest });
const notice = (rest: Partial<z.input<typeof noticeItem>> = {}) =>
  z.parse(noticeItem, {
    id: 7,
    type: 'overhaul',
    startAt: '2026-11-29T04:30:00+08:00',
    endAt: '2026-11-29T12:30:00+08:00',
    ...rest,
  });
const card = (rest: z.input<typeof searchCard> = {}) => z.parse(searchCard, rest);

describe('the list of a place', () => {
  test.each([
    [{}, { keyword: '江岭县云雾镇茶场村' }],
    [{ places: [{ title: '江岭县', kind: 'county' as const }] }, { keyword: '江岭县' }],
    [{ places: [{ title: '10kV云雾线', kind: 'line' as const }] }, { keyword: '10kV云雾线' }],
    [{ places: [village, { ...village, county: '云溪县' }] }, { keyword: '茶场村' }],
    [{ certainty: 'partly' as const, places: [], listed: '云溪县' }, { region: '云溪县' }],
    [{ certainty: 'unknown' as const, places: [] }, {}],
  ])('%j', (rest, filter) => {
    expect(toPlaceFilter(reading(rest))).toEqual(filter);
  });
});

describe('a card about outages', () => {
  test('leads to the list of its place, with the calendar of its only notice and the phone of the place', () => {
    const view = toOutageCard(
      card({ phone: '1', reading: reading({ phone: '000-0000-0101' }), notices: [notice()], total: 1 }),
      NOW,
    );
    expect(view?.whole.label).toBe('茶场村的全部停电');
    expect(new URL(view?.whole.to ?? '', 'http://site').searchParams.get('keyword')).toMatch(/茶场村$/);
    expect(view).toMatchObject({ calendar: '/feeds/outage.ics?id=7', phone: '000-0000-0101' });
  });

  test.each([
    ['two to come', [notice(), notice({ id: 8 })], 2],
    ['more than the card has', [notice()], 2],
    ['over', [notice({ endAt: '2026-11-29T08:00:00+08:00' })], 1],
    ['cancelled', [notice({ override: 'cancelled' })], 1],
    ['without a start', [notice({ startAt: null })], 1],
  ])('has no calendar: %s', (_, notices, total) => {
    expect(toOutageCard(card({ notices, total }), NOW)?.calendar).toBe('');
  });

  test('without a known place leads to the whole list', () => {
    const whole = { label: '全部停电检修公告', to: '/information_disclosure/overhaul' };
    expect(toOutageCard(card({ reading: reading({ certainty: 'unknown', places: [] }) }), NOW)?.whole).toEqual(whole);
    expect(toOutageCard(card({ notices: [notice()] }), NOW)?.whole).toEqual(whole);
    expect(toOutageCard(card({ key: 'outages' }), NOW)?.whole).toEqual(whole);
    expect(toOutageCard(card({ title: '怎么交电费' }), NOW)).toBeNull();
  });
});

test('of the links of a card about outages the one that every such card has is left out', () => {
  const links = [
    { label: '停电检修公告', url: '/information_disclosure/overhaul' },
    { label: '便民工具', url: '/tools' },
  ];
  expect(toOutageCard(card({ notices: [notice()], links }), NOW)?.links).toEqual([{ label: '便民工具', to: '/tools' }]);
});

test('a card says nothing that is empty, and leads nowhere but to this site and the web', () => {
  const view = toCardView(
    card({
      title: ' 近期招标 ',
      steps: ['', '登录'],
      links: [
        { label: '招标信息', url: '/tender_procurement/tendering' },
        { label: '', url: '/home' },
        { label: '坏', url: 'javascript:alert(1)' },
      ],
      rows: [
        { title: '闸门防腐工程', url: '/tendering_details?id=1', note: '12月3日 17:00 截止' },
        { title: '', url: '//evil.example', note: '' },
      ],
    }),
  );
  expect(view).toEqual({
    title: '近期招标',
    answer: '',
    steps: ['登录'],
    links: [{ label: '招标信息', to: '/tender_procurement/tendering' }],
    rows: [
      { label: '闸门防腐工程', to: '/tendering_details?id=1', note: '12月3日 17:00 截止' },
      { label: '（无标题）', to: '', note: '' },
    ],
    phone: '',
  });
});

test('a number to call is a way on of a card, as a link and as a row; anything else of that scheme is none', () => {
  const view = toCardView(
    card({
      title: '有人触电怎么办',
      links: [
        { label: '急救 120', url: 'tel:120' },
        { label: '坏', url: 'tel:120;phone-context=x' },
      ],
      rows: [{ title: '停电报修', url: 'tel:00000000001', note: '000-0000-0001 · 24小时' }],
    }),
  );
  expect(view.links).toEqual([{ label: '急救 120', to: 'tel:120' }]);
  expect(view.rows).toEqual([{ label: '停电报修', to: 'tel:00000000001', note: '000-0000-0001 · 24小时' }]);
});
