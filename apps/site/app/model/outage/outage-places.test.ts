import { describe, expect, it } from 'vitest';
import { isInPlace, isWhollyOff, toMarkedPlaces, toPlacePath } from './outage-places.ts';

const record = {
  title: '云雾镇停电公告',
  regions: [
    { county: '江岭县', town: '云雾镇', villages: ['云雾村', '高山村', '茶场村', '岩口村'] },
    { county: '云溪县', town: '双河镇', villages: [] },
  ],
  lines: ['10kV云雾线'],
  transformers: [],
};
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' } as const;

describe('toMarkedPlaces', () => {
  const texts = (marks: string[]) => toMarkedPlaces(record, marks).places.map(({ text }) => text);

  it('has the asked place first, four at most, and counts them all', () => {
    expect(texts([])).toEqual(['云雾村', '高山村', '茶场村', '岩口村']);
    expect(texts(['茶场村'])).toEqual(['茶场村', '云雾村', '高山村', '岩口村']);
    expect(toMarkedPlaces(record, ['茶场村'])).toMatchObject({ area: '江岭县 云雾镇', count: 5 });
    expect(toMarkedPlaces(record, ['茶场村']).places[0]).toEqual({ text: '茶场村', isMarked: true });
  });

  it('has a town without villages, a line that was asked for, and the title of a notice without places', () => {
    expect(toMarkedPlaces(record, ['双河镇'])).toMatchObject({ area: '云溪县' });
    const [cloud, iron] = [
      { county: '江岭县', town: '云雾镇', villages: ['云雾村'] },
      { county: '江岭县', town: '铁索镇', villages: ['铁索村'] },
    ];
    const both = { ...record, regions: [cloud, iron] };
    expect(toMarkedPlaces(both, ['铁索镇'])).toMatchObject({
      area: '江岭县 铁索镇',
      places: [{ text: '铁索村' }, { text: '云雾村' }],
    });
    expect(texts(['10kV云雾线'])[0]).toBe('10kV云雾线');
    expect(toMarkedPlaces(record, ['10kV云雾线'])).toMatchObject({ count: 5, hasMore: true });
    expect(toMarkedPlaces({ ...record, regions: [cloud] }, ['10kV云雾线'])).toMatchObject({ count: 1, hasMore: false });
    expect(toMarkedPlaces({ ...record, regions: [] }, []).places).toEqual([{ text: record.title, isMarked: false }]);
  });
});

it('knows what is off as a whole', () => {
  expect(isWhollyOff(record, { ...village, title: '双河镇', kind: 'town' })).toBe(true);
  expect(isWhollyOff(record, { ...village, title: '云雾镇', kind: 'town' })).toBe(false);
  expect(isWhollyOff(record, { ...village, title: '江岭县', kind: 'county' })).toBe(false);
  expect(isWhollyOff(record, village)).toBe(true);
});

it('tells places of one name apart', () => {
  expect(isInPlace(record, village)).toBe(true);
  expect(isInPlace(record, { ...village, county: '石坪县' })).toBe(false);
  expect(isInPlace(record, { ...village, county: '云溪县', town: '双河镇' })).toBe(true);
  expect(isInPlace(record, { ...village, title: '10kV云雾线', kind: 'line' })).toBe(true);
  expect(isInPlace(record, { ...village, title: '江岭县', kind: 'county' })).toBe(true);
});

it('writes a place in full', () => {
  expect(toPlacePath(village)).toBe('江岭县 云雾镇 茶场村');
});
