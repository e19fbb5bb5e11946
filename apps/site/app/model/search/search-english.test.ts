import { expect, test } from 'vitest';
import { screenAt } from '../../site-map.ts';
import { ENGLISH_SECTIONS, isForEnglish } from './search-english.ts';

test.each([
  ['power outage', 0, true],
  ['outage', 0, true],
  ['électricité', 0, true],
  ['power outage', 3, true],
  ['power outage', 4, false],
  ['chachangcun', 1, false],
  ['YX-2026 001', 1, false],
  ['停电 outage', 0, false],
  ['Отключение', 0, false],
  ['12398', 0, false],
  ['C', 0, false],
  ['YX-YS-2026-99', 0, false],
  ['tender 2026', 0, true],
])('%s with %i hits: %s', (key, total, isShown) => {
  expect(isForEnglish(key, total)).toBe(isShown);
});

test('every section is a screen of the site', () => {
  expect(ENGLISH_SECTIONS.filter(({ to }) => screenAt(to) === undefined)).toEqual([]);
});
