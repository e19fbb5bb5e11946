import { expect, test } from 'vitest';
import { society } from './society.screen.ts';

const partOf = (search: string) => society.parse(new URLSearchParams(search)).query.type;

test('the address asks for a part by its code word alone', () => {
  expect(partOf('type=case')).toBe('case');
  expect(partOf('type=constructor')).toBeUndefined();
  expect(society.href({ type: 'charity', page: 2 })).toBe('/flag_navigation/society?type=charity&page=2');
  expect(society.href({ type: 'news' })).toBe('/flag_navigation/society?type=news');
});
