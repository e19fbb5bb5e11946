/**
 * Several processes count one caller's requests together. No request waits for that: each process decides by what it
 * knows, tells the others every second, and learns what they have told.
 */
import type { RateLimits } from '@yunxia/http/rate-limit';
import type { RedisLink } from './redis-link.ts';

const TELL_EVERY_MS = 1_000;
/** Callers told of at a time. More are a flood, of which each process refuses its own part. */
const MAX_TOLD = 5_000;

/** Tells and learns once. */
export const tellCounts = async (link: RedisLink, limits: RateLimits<string>): Promise<void> => {
  const counted = limits.takeUntold().slice(0, MAX_TOLD);
  if (counted.length === 0) return;
  const totals = await link.add(counted);
  for (const [index, total] of totals?.entries() ?? []) {
    const { key, window } = counted[index] ?? { key: '', window: 0 };
    limits.learn(key, window, total);
  }
};

/** Does it every second. @returns what ends it */
export const startSharedCounts = (link: RedisLink, limits: RateLimits<string>): (() => void) => {
  const timer = setInterval(() => void tellCounts(link, limits), TELL_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
