import { expect, test } from 'vitest';
import { readDisplay, sizeOf } from './display.ts';

test('settings are read from their cookie among others, and none is no setting', () => {
  expect(readDisplay('yunxia-device=desktop; yunxia-display=elder=1&size=2; x=1')).toEqual({ elder: '1', size: '2' });
  expect(readDisplay('not-yunxia-display=elder=1')).toEqual({});
  expect(readDisplay('')).toEqual({});
});

test.each([
  [{}, 1],
  [{ size: '1' }, 1.25],
  [{ size: '2' }, 1.5],
  [{ size: '3' }, 1.875],
  [{ elder: '1' }, 1.25],
  [{ elder: '1', size: '3' }, 1.875],
  [{ size: '9' }, 1],
  [{ size: '__proto__', elder: '1' }, 1.25],
])('body text of %j is 16 px times %d', (display, scale) => {
  expect(sizeOf(display)).toBe(scale);
});
