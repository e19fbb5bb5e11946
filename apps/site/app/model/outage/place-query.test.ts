import { outageReading } from '@yunxia/contract/outage-reading';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toOwnPlace, toPlaceName, toPlaceQuery } from './place-query.ts';

const read = (fields: object) => z.parse(outageReading, { certainty: 'known', asked: '茶场', ...fields });
const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' };

it('stands for one place of the directory with what is around it', () => {
  const query = toPlaceQuery(read({ places: [village] }));
  expect(query).toEqual({ keyword: '江岭县云雾镇茶场村' });
  expect(query && toPlaceName(query)).toBe('江岭县云雾镇茶场村');
  expect(toPlaceQuery(read({ places: [{ title: '云雾镇', kind: 'town', county: '江岭县' }] }))).toEqual({
    keyword: '江岭县云雾镇',
  });
  expect(toPlaceQuery(read({ places: [{ title: '10kV云雾线', kind: 'line' }] }))).toEqual({ keyword: '10kV云雾线' });
});

it('is what was typed when it was not read as one place, and nothing when it is unknown', () => {
  expect(toPlaceQuery(read({ certainty: 'partly' }))).toEqual({ keyword: '茶场' });
  expect(toPlaceQuery(read({ places: [village, { ...village, town: '双河镇' }] }))).toEqual({ keyword: '茶场' });
  expect(toPlaceQuery(read({ certainty: 'unknown' }))).toBeNull();
  expect(toPlaceQuery(read({ asked: '' }))).toBeNull();
  expect(toPlaceQuery(null)).toBeNull();
});

it('is stored with the one place that it was read as', () => {
  expect(toOwnPlace(read({ places: [village] }))).toEqual({ keyword: '江岭县云雾镇茶场村', place: village });
  expect(toOwnPlace(read({ places: [village, { ...village, town: '双河镇' }] }))).toEqual({ keyword: '茶场' });
  expect(toOwnPlace(null)).toBeNull();
});
