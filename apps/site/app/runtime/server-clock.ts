/**
 * The server's time in the open page. A reader's clock may be wrong, but the status of an outage must not be. On the server it
 * is the machine's clock.
 */

/** A cached page may be this old in ms: a smaller difference says nothing about the reader's clock. */
const PAGE_AGE_MS = 90_000;

/** Server time minus this machine's time, in ms. */
let offset = 0;
let isKnown = false;

/** Now, by the server's clock; epoch ms. */
export const serverNow = (): number => Date.now() + offset;

/**
 * Sets the clock by an answer of the server.
 * @param date its `Date` header (to the second); null or unreadable is passed over
 * @param receivedAt this machine's time when it came, epoch ms
 */
export const noteServerDate = (date: string | null, receivedAt: number): void => {
  const time = date === null ? Number.NaN : Date.parse(date);
  if (Number.isNaN(time)) return;
  isKnown = true;
  // The header drops the part of a second: less than two apart is the same time.
  offset = Math.abs(time - receivedAt) < 2000 ? 0 : time - receivedAt;
};

/**
 * Sets the clock by the time in the first page's data, unless an answer has set it already.
 * @param loaded when the server rendered the page, epoch ms
 * @param receivedAt this machine's time when the page came, epoch ms
 */
export const notePageTime = (loaded: number, receivedAt: number): void => {
  if (isKnown) return;
  isKnown = true;
  const difference = loaded - receivedAt;
  if (Math.abs(difference) > PAGE_AGE_MS) offset = difference;
};
