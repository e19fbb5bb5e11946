/** The categories of announcements and activities. */
import { type CountChip, toCountChips } from '../text/count-chips.ts';

/**
 * The chips of the category filter, most frequent first; none where a list has no categories to choose from.
 * @param categories records by category, from the list's answer
 */
export const toCategoryChips = (
  categories: Readonly<Record<string, number>>,
  current: string | undefined,
): CountChip<string>[] => {
  const names = [...Object.keys(categories), ...(current && !Object.hasOwn(categories, current) ? [current] : [])];
  if (names.length === 0 || (names.length === 1 && !current)) return [];
  const labels = Object.fromEntries(names.map((name) => [name, name]));
  const chips = toCountChips({ labels, counts: categories, current, total: 0 });
  // Records without a category are in none of the counts, so that their sum is not the number of all.
  return chips.map((chip) => (chip.code === undefined ? { ...chip, count: undefined } : chip));
};
