import { setTimeout as sleep } from 'node:timers/promises';

const MINUTE_MS = 60_000;

/**
 * Waits until what follows fits in one minute of the clock. The rate limits let a request more pass where a minute begins:
 * the one before counts by its remaining share.
 * @param seconds what follows takes at most, below 60
 */
export async function awayFromMinuteEdge(seconds: number): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < seconds * 1000) await sleep(left + 1);
}
