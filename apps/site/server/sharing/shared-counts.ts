/**
 * Several processes count a client's requests together. No request waits for that: each process decides by the counts it
 * has, publishes its own every second, and receives the totals.
 */
import type { RateLimits } from '@yunxia/http/rate-limit';
import type { RedisLink } from './redis-link.ts';

const PUBLISH_EVERY_MS = 1_000;
/** Most counters published at a time. More are a flood, of which each process refuses its own share. */
const MAX_PUBLISHED = 5_000;

/** Publishes counts and receives totals once. */
export const exchangeCounts = async (link: RedisLink, limits: RateLimits<string>): Promise<void> => {
  const counted = limits.takeUnpublished().slice(0, MAX_PUBLISHED);
  if (counted.length === 0) return;
  const totals = await link.add(counted);
  for (const [index, total] of totals?.entries() ?? []) {
    const { key, window } = counted[index] ?? { key: '', window: 0 };
    limits.setTotal(key, window, total);
  }
};

/** Exchanges counts every second. @returns stops it */
export const startSharedCounts = (link: RedisLink, limits: RateLimits<string>): (() => void) => {
  const timer = setInterval(() => void exchangeCounts(link, limits), PUBLISH_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};
