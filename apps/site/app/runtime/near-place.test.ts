import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addPlace, isStored, removePlace, storedPlaces } from './near-place.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const village = { title: '茶场村', kind: 'village', county: '江岭县', town: '云雾镇' };

it('stores several places, the last one first, each once, and no more than five', () => {
  for (const keyword of ['一', '二', '三', '四', '五', '六', '三']) addPlace({ keyword });
  expect(storedPlaces().map(({ keyword }) => keyword)).toEqual(['三', '六', '五', '四', '二']);
  expect([isStored({ keyword: '三' }), isStored({ keyword: '一' })]).toEqual([true, false]);
  removePlace({ keyword: '三' });
  expect(storedPlaces()).toHaveLength(4);
});

it('keeps what a place was read as, and leaves nothing behind', () => {
  addPlace({ keyword: '江岭县云雾镇茶场村', place: village });
  expect(storedPlaces()).toEqual([{ keyword: '江岭县云雾镇茶场村', place: village }]);
  removePlace({ keyword: '江岭县云雾镇茶场村' });
  expect(stored.size).toBe(0);
});

it.each([
  ['a place that an earlier release stored', '{"keyword":"坝前"}', [{ keyword: '坝前' }]],
  ['what is no place', '[1,null,{"region":""},{"region":"云峡县","place":{"title":1}}]', [{ region: '云峡县' }]],
  ['what is no JSON', '{', []],
])('reads %s', (_, text, places) => {
  stored.set('outage-place', text);
  expect(storedPlaces()).toEqual(places);
});

it('says when the device stores nothing', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied');
    },
  });
  expect(addPlace({ keyword: '坝前' })).toBe(false);
});
