import type { SuggestItem } from '@yunxia/contract/suggest';
import { expect, test } from 'vitest';
import { moveIn, toSuggestions } from './suggestion.ts';

const item = (rest: Partial<SuggestItem>): SuggestItem => ({
  id: 1,
  title: [{ text: '停电', hit: true }],
  kind: 'query',
  module: '',
  url: '',
  ...rest,
});

test('words are searched for, a title opens its record, a page itself', () => {
  const list = [
    item({ kind: 'page', url: '/information_disclosure/overhaul' }),
    item({}),
    item({ kind: 'title', url: '/details?id=1' }),
    item({ kind: 'number' }),
  ];
  expect(toSuggestions(list)).toEqual([
    { text: '停电', parts: [{ text: '停电', hit: true }], label: '栏目', to: '/information_disclosure/overhaul' },
    { text: '停电', parts: [{ text: '停电', hit: true }], label: '', to: '/search?key=%E5%81%9C%E7%94%B5' },
    { text: '停电', parts: [{ text: '停电', hit: true }], label: '标题', to: '/details?id=1' },
    { text: '停电', parts: [{ text: '停电', hit: true }], label: '编号', to: '/search?key=%E5%81%9C%E7%94%B5' },
  ]);
});

test('what leads nowhere, or runs, is left out', () => {
  const broken = [
    item({ title: [] }),
    item({ title: [{ text: '\u0000\u202e', hit: false }] }),
    item({ kind: 'title' }),
    item({ kind: 'page' }),
    item({ kind: 'title', url: 'javascript:alert(1)' }),
  ];
  expect(toSuggestions(broken)).toEqual([]);
});

test.each([
  [3, -1, 'ArrowDown', 0],
  [3, 2, 'ArrowDown', -1],
  [3, -1, 'ArrowUp', 2],
  [3, 0, 'ArrowUp', -1],
  [3, 1, 'Home', undefined],
  [3, 1, 'End', undefined],
  [0, -1, 'ArrowDown', undefined],
])('of %i lines, from %i, %s leads to %s', (count, active, key, next) => {
  expect(moveIn(count, active, key)).toBe(next);
});
