/** Follows the clock on an open list: which of its records have changed their status since it was loaded. */

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

/** Open pages ask at different moments within this many ms, not all at the second at which an outage begins. */
const SPREAD_MS = 8000;
/** The server's own clock and its answers may be behind by so much, in ms. */
const LEAST_MS = 1000;
/** An answer that did not come, or came out of date, is asked for again after this long, in ms. */
export const RETRY_MS = 60_000;

/**
 * How long to wait, in ms, before a list is asked for again. An answer may come from a cache: when the first answer
 * is out of date the list is requested again at once, after that with a pause.
 * @param changesAt from when on its counts may be others, epoch ms
 * @param hasAsked the list in hand is an answer to such a question
 * @param share where in the spread this page asks, 0 to 1
 */
export const waitForCounts = (changesAt: number, now: number, hasAsked: boolean, share: number): number =>
  changesAt <= now && hasAsked ? RETRY_MS : Math.max(0, changesAt - now) + LEAST_MS + share * SPREAD_MS;
