import { expect, test } from 'vitest';
import { type PagePlace, toPageNumbers } from './page-numbers.ts';

/** What one kind of screen shows, as a reader sees it. */
const seenOn = (places: readonly PagePlace[], ...on: PagePlace['on'][]): string =>
  places
    .filter((place) => place.on === 'all' || on.includes(place.on))
    .map(({ page }) => page ?? '…')
    .join(' ');

test.each([
  // page, of, on a wide screen, on a narrow one, on the narrowest
  [1, 1, '1', '1', '1'],
  [1, 5, '1 2 3 4 5', '1 2 … 5', '1 2 … 5'],
  [3, 5, '1 2 3 4 5', '1 2 3 4 5', '1 … 3 … 5'],
  [1, 22, '1 2 3 4 … 22', '1 2 … 22', '1 2 … 22'],
  [2, 22, '1 2 3 4 … 22', '1 2 … 22', '1 2 … 22'],
  [3, 22, '1 2 3 4 … 22', '1 2 3 … 22', '1 … 3 … 22'],
  [4, 22, '1 2 3 4 5 … 22', '1 … 4 … 22', '1 … 4 … 22'],
  [11, 22, '1 … 10 11 12 … 22', '1 … 11 … 22', '1 … 11 … 22'],
  [22, 22, '1 … 19 20 21 22', '1 … 21 22', '1 … 21 22'],
  [99, 3, '1 2 3', '1 2 3', '1 2 3'],
  [-4, 0, '1', '1', '1'],
] as const)('page %i of %i', (page, pages, wide, narrow, tight) => {
  const places = toPageNumbers(page, pages);
  expect(seenOn(places, 'wide', 'roomy')).toBe(wide);
  expect(seenOn(places, 'narrow', 'roomy')).toBe(narrow);
  expect(seenOn(places, 'narrow', 'tight')).toBe(tight);
});

test('first, last and current are always there, in order, without repeats; an ellipsis stands for pages left out', () => {
  for (let pages = 1; pages <= 30; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const places = toPageNumbers(page, pages);
      for (const on of [
        ['wide', 'roomy'],
        ['narrow', 'roomy'],
        ['narrow', 'tight'],
      ] as const) {
        const seen = places.filter((place) => place.on === 'all' || (on as readonly string[]).includes(place.on));
        const numbers = seen.flatMap((place) => place.page ?? []);
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(pages);
        expect(numbers).toContain(page);
        expect([...new Set(numbers)].toSorted((a, b) => a - b)).toEqual(numbers);
        if (on[0] === 'narrow') expect(seen.length).toBeLessThanOrEqual(5);
        seen.forEach((place, at) => {
          if (place.page !== null) return;
          const [before, after] = [seen[at - 1]?.page ?? 0, seen[at + 1]?.page ?? 0];
          expect(after - before, `page ${page} of ${pages}, ${on.join()}`).toBeGreaterThan(1);
        });
        seen.slice(1).forEach((place, at) => {
          const before = seen[at]?.page;
          if (place.page !== null && before) expect(place.page - before).toBe(1);
        });
      }
    }
  }
});
