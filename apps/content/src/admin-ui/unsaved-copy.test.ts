import { expect, it } from 'vitest';
import { copyKey, readCopy, writeCopy, type CopyStorage } from './unsaved-copy.ts';

const DAY = 86_400_000;
const storageOf = (entries: Record<string, string> = {}, room = Infinity): CopyStorage => {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (at) => [...map.keys()][at] ?? null,
    getItem: (key) => map.get(key) ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      map.set(key, value);
    },
  };
};

it('a copy belongs to one account and one record, and lasts a week', () => {
  const storage = storageOf();
  const key = copyKey(1, 'news', 7);
  expect(writeCopy(storage, key, { at: 1000, data: { title: '停电' } })).toBe(true);
  expect(readCopy(storage, key, 1000 + 7 * DAY)?.data).toEqual({ title: '停电' });
  expect(readCopy(storage, key, 1001 + 7 * DAY)).toBeUndefined();
  for (const other of [
    copyKey(2, 'news', 7),
    copyKey(1, 'news', 8),
    copyKey(1, 'notices', 7),
    copyKey(1, 'news', undefined),
  ])
    expect([other, readCopy(storage, other, 1000)]).toEqual([other, undefined]);
});

it('old and unreadable copies are removed, and nothing else', () => {
  const storage = storageOf({ 'unsaved 1 news 1': '{"at":0,"data":{}}', 'unsaved 1 news 2': 'x', theme: 'dark' });
  writeCopy(storage, copyKey(1, 'news', 3), { at: 8 * DAY, data: {} });
  expect(Array.from({ length: storage.length }, (_, at) => storage.key(at)).sort()).toEqual([
    'theme',
    'unsaved 1 news 3',
  ]);
});

it('a browser without room says so', () => {
  expect(writeCopy(storageOf({}, 10), 'unsaved 1 news 1', { at: 1, data: { title: '长'.repeat(50) } })).toBe(false);
});
