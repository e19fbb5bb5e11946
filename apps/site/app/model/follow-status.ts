/** An open list whose records change their status as time goes on: what is true of it since it was loaded. */

/** The status of a record at a moment, epoch ms. */
export type StatusAt<Row> = (record: Row, now: number) => string;

/**
 * Counts by status, moved on from when they were loaded: each record of the page that has changed its status since
 * counts for the new one.
 * @param loadedAt when the counts were true, epoch ms
 * @param now epoch ms
 */
export const followCounts = <Row>(
  counts: Readonly<Record<string, number>>,
  records: readonly Row[],
  statusAt: StatusAt<Row>,
  loadedAt: number,
  now: number,
): Record<string, number> => {
  const followed: Record<string, number> = { ...counts };
  if (Object.keys(counts).length === 0) return followed;
  for (const record of records) {
    const before = statusAt(record, loadedAt);
    const after = statusAt(record, now);
    if (before === after) continue;
    followed[before] = Math.max(0, (followed[before] ?? 0) - 1);
    followed[after] = (followed[after] ?? 0) + 1;
  }
  return followed;
};

/** How many of the records have lost the status that the list was filtered by; 0 for a list of every status. */
export const countStrays = <Row>(
  records: readonly Row[],
  statusAt: StatusAt<Row>,
  status: string | undefined,
  now: number,
): number => (status === undefined ? 0 : records.filter((record) => statusAt(record, now) !== status).length);
