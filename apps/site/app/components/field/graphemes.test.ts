import { expect, test } from 'vitest';
import { countGraphemes, limitGraphemes } from './graphemes.ts';

test.each([
  ['', 0],
  ['停电', 2],
  ['𠮷野家', 3],
  ['👨‍👩‍👧', 1],
  ['e\u0301a', 2],
  ['a\r\nb', 3],
])('%j is %i characters to a reader', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
});

test('the limit keeps whole characters', () => {
  expect(limitGraphemes('停电公告', 2)).toBe('停电');
  expect(limitGraphemes('👨‍👩‍👧👨‍👩‍👧', 1)).toBe('👨‍👩‍👧');
  expect(limitGraphemes('𠮷𠮷', 2)).toBe('𠮷𠮷');
  expect(limitGraphemes('abc', 100)).toBe('abc');
});
