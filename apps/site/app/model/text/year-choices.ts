/** The years of a list, as its answer counts them. */
export interface YearChoice {
  readonly year: number;
  readonly count: number;
}

/**
 * Years that have records, newest first, and the chosen one even where it has none.
 * @param counts records by year, from the list's answer; {} from a server that counts none
 */
export const toYearChoices = (
  counts: Readonly<Record<string, number>>,
  chosen: number | undefined,
): readonly YearChoice[] => {
  const found = Object.entries(counts).map(([year, count]) => ({ year: Number(year), count }));
  const years = found.filter(({ year, count }) => Number.isInteger(year) && count > 0);
  const isKnown = chosen === undefined || years.some(({ year }) => year === chosen);
  return (isKnown ? years : [...years, { year: chosen, count: 0 }]).toSorted((a, b) => b.year - a.year);
};
