/** Last-Modified of computed responses: the time since which a URL has had its current content. */

/** Most URLs that are remembered; an evicted one counts as changed. */
const MAX_ENTRIES = 512;
const SECOND_MS = 1000;

/**
 * Remembers the tag of each URL's content. The times are of this process: another process counts the content as new when it
 * first sees it, so that no client gets 304 after a change.
 */
export const createFirstSeen = () => {
  const seen = new Map<string, { etag: string; since: number }>();
  /** @returns epoch ms, whole seconds, later for each new tag of the URL */
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
