import { expect, test } from 'vitest';
import { toFileSize } from './file-size.ts';

test.each([
  [undefined, ''],
  [0, ''],
  [Number.NaN, ''],
  [300, '1 KB'],
  [88_064, '86 KB'],
  [1_258_291, '1.2 MB'],
])('%s bytes', (bytes, text) => {
  expect(toFileSize(bytes)).toBe(text);
});
