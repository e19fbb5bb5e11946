import { expect, it } from 'vitest';
import { businessHref, businessPath, toBusiness, toFigures } from './business.ts';

const picture = (url: string) => ({ url, alt: '', width: 0, height: 0, sizes: [] });

it('shows figures that have a label and a value, each label once', () => {
  expect(
    toFigures([
      { label: ' 装机容量 ', value: '86.4', unit: '万千瓦' },
      { label: '装机容量', value: '90', unit: '' },
      { label: '', value: '1', unit: '' },
      { label: '空', value: ' ', unit: '' },
    ]),
  ).toEqual([{ label: '装机容量', value: '86.4', unit: '万千瓦' }]);
});

it('keeps pictures out of the gallery that head or text already show', () => {
  const business = toBusiness({
    id: 3,
    type: 'storage',
    title: '',
    cover: picture('/media/a.png'),
    summary: ' 说明 ',
    content: '<p><img src="/media/b.png"></p>',
    figures: [],
    gallery: [picture('/media/a.png'), picture('/media/b.png'), picture(''), picture('/media/c.png')],
  });
  expect(business).toMatchObject({ anchor: 'business-3', title: '（无标题）', summary: '说明' });
  expect(business.gallery.map(({ url }) => url)).toEqual(['/media/c.png']);
});

it('leads to where a record is shown in full (Spec §2: group_business, other_details)', () => {
  expect(businessPath('new_energy')).toBe('/group_business/new_energy');
  expect(businessHref('electric', 3)).toBe('/group_business/electric#business-3');
  expect(businessHref('other', 15)).toBe('/other_details?id=15');
});
