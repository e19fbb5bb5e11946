import { expect, test } from 'vitest';
import { toPageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 22, [1, 2, 3, 4, 'gap', 22]],
  [2, 22, [1, 2, 3, 4, 'gap', 22]],
  [11, 22, [1, 'gap', 10, 11, 12, 'gap', 22]],
  [4, 22, [1, 2, 3, 4, 5, 'gap', 22]],
  [22, 22, [1, 'gap', 19, 20, 21, 22]],
  [99, 3, [1, 2, 3]],
  [-4, 0, [1]],
] as const)('page %i of %i', (page, pages, places) => {
  expect(toPageNumbers(page, pages)).toEqual(places);
});

test('first and last are always there, in order, without repeats', () => {
  for (let pages = 1; pages <= 40; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = toPageNumbers(page, pages).filter((place) => place !== 'gap');
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(pages);
      expect(numbers).toContain(page);
      expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(numbers);
    }
  }
});
