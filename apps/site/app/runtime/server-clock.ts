/**
 * The server's time in the open page. A reader's clock may be wrong, but the status of an outage must not be. On the server it
 * is the machine's clock.
 */

/** A cached page is often this old in ms: a smaller difference says nothing about the reader's clock. */
const PAGE_AGE_MS = 90_000;

/** Server time minus this machine's time, in ms. */
let offset = 0;
let isKnown = false;

/** Now, by the server's clock; epoch ms. */
export const serverNow = (): number => Date.now() + offset;

/** Listeners for corrections of the clock. */
const followers = new Set<() => void>();

/** Calls `look` after each correction of the clock. @returns ends it */
export const followClock = (look: () => void): (() => void) => {
  followers.add(look);
  return () => void followers.delete(look);
};

/** The `Date` header has no part of a second: less than two seconds apart is the same time. */
const SAME_TIME_MS = 2000;

/**
 * Sets the clock by an answer that no cache stores.
 * @param date its `Date` header; null or unreadable is passed over
 * @param receivedAt this machine's time when it came, epoch ms
 */
export const noteServerDate = (date: string | null | undefined, receivedAt: number): void => {
  const difference = Date.parse(date ?? '') - receivedAt;
  if (Number.isNaN(difference)) return;
  isKnown = true;
  const next = Math.abs(difference) < SAME_TIME_MS ? 0 : difference;
  if (next === offset || (next !== 0 && Math.abs(next - offset) < SAME_TIME_MS)) return;
  offset = next;
  for (const look of followers) look();
};

/** Asks for the time with the smallest answer that no cache stores. */
const askServerTime = async (): Promise<void> => {
  const answer = await fetch('/api/v1/site-info', { method: 'POST' });
  noteServerDate(answer.headers.get('Date'), Date.now());
};

/**
 * Sets the clock by the time in the first page's data, unless an answer has set it already. A page that is far from the
 * reader's clock comes from a cache, or the clock is wrong: the server is asked which.
 * @param loaded when the server rendered the page, epoch ms
 * @param receivedAt this machine's time when the page came, epoch ms
 */
export const notePageTime = (loaded: number, receivedAt: number): void => {
  if (isKnown) return;
  isKnown = true;
  const difference = loaded - receivedAt;
  if (Math.abs(difference) <= PAGE_AGE_MS) return;
  offset = difference;
  askServerTime().catch(() => undefined); // Without an answer the page's own time stands.
};
