/** A place in the row of page numbers: a page, or a gap that stands for the pages left out. */
export type PagePlace = number | 'gap';

/**
 * The page numbers to show: always the first and the last, the current one with a neighbour on each
 * side, and a gap only where it stands for at least two pages.
 *
 * @param page the current page, 1 … pages (other values are moved inside)
 * @param pages how many pages there are; below 1 counts as 1
 */
export function toPageNumbers(page: number, pages: number): PagePlace[] {
  const last = Math.max(1, Math.floor(pages));
  const current = Math.min(Math.max(1, Math.floor(page)), last);
  const shown = new Set([1, last, current - 1, current, current + 1]);
  if (current <= 3) [2, 3, 4].forEach((n) => shown.add(n));
  if (current >= last - 2) [last - 3, last - 2, last - 1].forEach((n) => shown.add(n));
  const sorted = [...shown].filter((n) => n >= 1 && n <= last).sort((a, b) => a - b);
  const places: PagePlace[] = [];
  for (const n of sorted) {
    const before = places.at(-1);
    if (typeof before === 'number' && n - before === 2) places.push(n - 1);
    else if (typeof before === 'number' && n - before > 2) places.push('gap');
    places.push(n);
  }
  return places;
}
