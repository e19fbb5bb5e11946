import { expect, test } from 'vitest';
import { toSearchHref, toSearchKeyAction } from './search-box.ts';

const press = (key: string, isComposing = false, keyCode = 0) => toSearchKeyAction({ key, isComposing, keyCode });

test('Enter sends and Escape closes, but not while an input method is composing', () => {
  expect(press('Enter')).toBe('submit');
  expect(press('Escape')).toBe('close');
  expect(press('a')).toBe('none');
  expect(press('Enter', true)).toBe('none');
  expect(press('Escape', true)).toBe('none');
  expect(press('Enter', false, 229)).toBe('none');
});

test.each([
  ['停电', '停电'],
  ['C++', 'C++'],
  ['a b', 'a b'],
  ['100%', '100%'],
  [' 储能 ', '储能'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('the address of %j reads back as %j', (text, key) => {
  const href = toSearchHref(text) ?? '';
  expect(href.startsWith('/search?key=')).toBe(true);
  expect(new URL(href, 'http://site').searchParams.get('key')).toBe(key);
});

test('a plus is written %2B, an empty text goes nowhere, a long one is cut at 100 characters', () => {
  expect(toSearchHref('C++')).toBe('/search?key=C%2B%2B');
  expect(toSearchHref('   ')).toBeUndefined();
  const key = new URL(toSearchHref('𠮷'.repeat(150)) ?? '', 'http://site').searchParams.get('key') ?? '';
  expect(Array.from(key)).toHaveLength(100);
});
