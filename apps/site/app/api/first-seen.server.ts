/** Since when an address has given what it gives now: what Last-Modified says of answers that are computed. */

/** Oldest addresses are forgotten beyond this many; theirs then count as changed. */
const MAX_ENTRIES = 512;
const SECOND_MS = 1000;

/**
 * Remembers by address the tag of its content. The times are of this process: another one, or the next, takes what it
 * finds first as new, so that no reader gets “nothing changed” when something did.
 */
export const createFirstSeen = () => {
  const seen = new Map<string, { etag: string; since: number }>();
  /** @returns epoch ms, whole seconds, later for every further tag of the address */
  return (address: string, etag: string, now: number): number => {
    const found = seen.get(address);
    const whole = Math.floor(now / SECOND_MS) * SECOND_MS;
    const since = found ? (found.etag === etag ? found.since : Math.max(whole, found.since + SECOND_MS)) : whole;
    seen.delete(address);
    seen.set(address, { etag, since });
    const oldest = seen.keys().next();
    if (seen.size > MAX_ENTRIES && !oldest.done) seen.delete(oldest.value);
    return since;
  };
};
