import { businessHomeItem } from '@yunxia/contract/business';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toBusinessTiles, toKeyFigures } from './home-business.ts';

const item = (fields: object) => z.parse(businessHomeItem, { id: 1, ...fields });
const figure = (label: string) => ({ label, value: '1', unit: '个' });

describe('toBusinessTiles', () => {
  it('has seven tiles in the order of the navigation, whatever the answer holds', () => {
    const tiles = toBusinessTiles([item({ type: 'storage', title: '储能', summary: '电网侧' })]);
    expect(tiles.map(({ to }) => to)).toEqual(
      ['electric', 'market', 'energy', 'traffic', 'new_energy', 'storage', 'other'].map(
        (type) => `/group_business/${type}`,
      ),
    );
    expect(tiles[0]).toMatchObject({ title: '电力生产供应', summary: '' });
    expect(tiles[5]).toMatchObject({ title: '储能', summary: '电网侧' });
    expect(toBusinessTiles([])).toHaveLength(7);
  });

  it('takes the first business of a type', () => {
    const tiles = toBusinessTiles([item({ type: 'other', title: '甲' }), item({ id: 2, type: 'other', title: '乙' })]);
    expect(tiles.at(-1)?.title).toBe('甲');
  });
});

describe('toKeyFigures', () => {
  it('takes the first four, each label once, none without a value', () => {
    const figures = toKeyFigures([
      item({ figures: [figure('甲'), { label: '空', value: '', unit: '' }, figure('乙')] }),
      item({ id: 2, figures: [figure('甲'), figure('丙'), figure('丁'), figure('戊')] }),
    ]);
    expect(figures.map(({ label }) => label)).toEqual(['甲', '乙', '丙', '丁']);
    expect(toKeyFigures([])).toEqual([]);
  });
});
