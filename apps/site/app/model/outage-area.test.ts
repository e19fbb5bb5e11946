import type { OutageAreaItem } from '@yunxia/contract/outage-area';
import { describe, expect, it } from 'vitest';
import { findArea, phoneOfArea } from './outage-area.ts';

const area = (id: number, title: string, rest: Partial<OutageAreaItem> = {}): OutageAreaItem => ({
  id,
  title,
  kind: 'county',
  parentId: null,
  pinyin: '',
  initials: '',
  phone: '',
  ...rest,
});
const areas = [
  area(1, '云峡县', { phone: '000-1', pinyin: 'yunxiaxian', initials: 'yxx' }),
  area(2, '坝前镇', { kind: 'town', parentId: 1 }),
  area(3, '上湾村', { kind: 'village', parentId: 2 }),
  area(9, '滨江街道', { kind: 'town', pinyin: 'binjiangjiedao', initials: 'bjjd' }),
];

describe('findArea', () => {
  it.each([
    ['滨江', 9],
    ['滨江街道12号', 9],
    ['滨江路', 9],
    ['某某路 上湾', 3],
    ['ＢＪＪＤ', 9],
    ['binjiang', 9],
    ['云峡', 1],
  ])('%s is ours', (text, id) => {
    expect(findArea(text, areas)?.id).toBe(id);
  });

  it.each(['北京路', 'xyz', '', '  ', '县'.repeat(3)])('%s is not', (text) => {
    expect(findArea(text, areas)).toBeUndefined();
  });
});

it('takes the phone of the nearest area that has one', () => {
  expect(phoneOfArea(areas[2] ?? area(0, ''), areas)).toBe('000-1');
  expect(phoneOfArea(areas[3] ?? area(0, ''), areas)).toBe('');
});
