/** A place in the row of page numbers. */
export interface PagePlace {
  /** null: an ellipsis that stands for the pages left out. */
  readonly page: number | null;
  /** Where it is shown: everywhere, on wide screens, on narrow ones, on narrow ones with room for it or without. */
  readonly on: 'all' | 'wide' | 'narrow' | 'roomy' | 'tight';
}

/** These pages in order, with the one between two of them where it is the only one. */
const withSingles = (pages: Iterable<number>, last: number): number[] => {
  const sorted = [...new Set(pages)].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return sorted.flatMap((page, at) => (page - (sorted[at - 1] ?? page) === 2 ? [page - 1, page] : [page]));
};

/**
 * The page numbers to show: always the first, the last and the current one, and an ellipsis only where it stands for at
 * least two pages. A wide screen has the neighbours of the current page too; a narrow one has at most five places, and where
 * not even these fit, a page that fills a gap alone gives way to an ellipsis.
 *
 * @param page the current page, 1 … pages (other values are moved inside)
 * @param pages how many pages there are; below 1 counts as 1
 */
export function toPageNumbers(page: number, pages: number): PagePlace[] {
  const last = Math.max(1, Math.floor(pages));
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  const wide = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) [2, 3, 4].forEach((n) => wide.add(n));
  if (current >= last - 2) [last - 3, last - 2, last - 1].forEach((n) => wide.add(n));
  const kept = new Set([1, last, current]);
  if (current === 1) kept.add(2);
  if (current === last) kept.add(last - 1);
  const narrow = new Set(withSingles(kept, last));
  const places: PagePlace[] = [];
  /** Whether an ellipsis stands for the pages since the last one that narrow screens show. */
  let isLeftOut = false;
  let before = 0;
  for (const n of withSingles(wide, last)) {
    if (n - before > 1) {
      if (isLeftOut)
        places.splice(
          places.findLastIndex(({ on }) => on === 'narrow'),
          1,
        );
      places.push({ page: null, on: 'all' });
      isLeftOut = true;
    }
    before = n;
    if (!narrow.has(n)) {
      if (!isLeftOut) places.push({ page: null, on: 'narrow' });
      isLeftOut = true;
      places.push({ page: n, on: 'wide' });
      continue;
    }
    isLeftOut = false;
    if (kept.has(n)) places.push({ page: n, on: 'all' });
    else places.push({ page: n, on: 'roomy' }, { page: null, on: 'tight' });
  }
  return places;
}
