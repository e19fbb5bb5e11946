import { afterEach, expect, test, vi } from 'vitest';
import { removeSearch, noteSearch, recentSearches } from './recent-searches.ts';

const storage = (): Storage => {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  } as Storage;
};
afterEach(() => vi.unstubAllGlobals());

test('the latest comes first, once, and there are eight at most', () => {
  vi.stubGlobal('localStorage', storage());
  for (let index = 0; index < 10; index += 1) noteSearch(`词${index}`);
  noteSearch('词5');
  expect(recentSearches()).toEqual(['词5', '词9', '词8', '词7', '词6', '词4', '词3', '词2']);
  removeSearch('词9');
  expect(recentSearches()).toHaveLength(7);
  removeSearch();
  expect(recentSearches()).toEqual([]);
});

test('a device that keeps nothing, or something else, has none', () => {
  const refuse = (): never => {
    throw new Error('denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  noteSearch('停电');
  removeSearch();
  expect(recentSearches()).toEqual([]);
  for (const stored of ['{', '{}', 'null', '[1, "", {}]']) {
    vi.stubGlobal('localStorage', { getItem: () => stored });
    expect(recentSearches()).toEqual([]);
  }
});
