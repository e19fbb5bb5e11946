/**
 * Polls the quote feed: on trading days, once a minute, by whichever content server is first. A failure changes nothing that
 * is shown but its age; five in a row and the feed is left alone for ten minutes. A new quote, and the time from which it is
 * behind, are changes like those of editors: pages and caches follow.
 */
import { isDeepStrictEqual } from 'node:util';
import { HOUR_MS, startOfDay } from '@yunxia/contract/time';
import { processWide } from '@yunxia/http/process-wide';
import type { Payload } from 'payload';
import { config } from '../config.ts';
import { log } from '../log.ts';
import { watchGauge } from '../metrics.ts';
import { noteChange, planChanges } from '../publishing/change-log.ts';
import { runTimerAt } from '../publishing/timer.ts';
import { inTransaction } from '../search/indexing/index-record.ts';
import { endOfServer, onShutdown } from '../shutdown.ts';
import { readFreeDays } from './ex-days.ts';
import { fetchFeed, type FetchFeedOptions } from './feed-fetch.ts';
import { FeedFault, type FeedQuote, readFeedQuote } from './feed-quote.ts';
import type { FeedSettings } from './feed-settings.ts';
import { type FeedState, lockFeedState, readFeedState, writeFeedState } from './feed-store.ts';
import { behindFrom, isPollTime, MOST_FAILURES, nextPollAt, POLL_EVERY_MS } from './feed-times.ts';
import { limitOf } from './price-limits.ts';
import { shownMode } from './quote-mode.ts';
import { readCalendar, readStockSettings } from './stock-store.ts';

const TAGS = ['stock-days'];
const MINUTE_MS = 60_000;

/** Until then a day without trade is one that has not begun: 09:35. */
const BEGUN = 9 * HOUR_MS + 35 * MINUTE_MS;

/** Whether a quote says more than the one before. An older one comes from another machine of the vendor. */
function isNewer(quote: FeedQuote, before: FeedQuote | null): boolean {
  if (quote.price === '' && quote.at < startOfDay(quote.at) + BEGUN) return false;
  return before === null || (quote.at >= before.at && !isDeepStrictEqual(quote, before));
}

/** What became of a poll; null: it was not time for one. */
export type Polled = 'changed' | 'unchanged' | 'failed' | null;

const polling = processWide<{ now: Promise<void> | undefined; failures: number }>('content.quote-feed', () => ({
  now: undefined,
  failures: 0,
}));

/** Polls in the background where it is time: other work of the timer does not wait for a vendor. */
export function startFeedPoll(payload: Payload, now: number): void {
  const feed = config.quoteFeed;
  if (!feed || polling.now) return;
  watchGauge('quoteFeedFailures', () => polling.failures);
  onShutdown('quote feed', async () => polling.now);
  polling.now = pollOnce(payload, feed, now);
}

async function pollOnce(payload: Payload, feed: FeedSettings, now: number): Promise<void> {
  try {
    if ((await pollFeed(payload, feed, now)) !== null) runTimerAt(now + POLL_EVERY_MS);
  } catch (error) {
    log.error('the quote feed was not polled', { error });
  } finally {
    polling.now = undefined;
  }
}

/** @param now epoch ms */
export async function pollFeed(
  payload: Payload,
  feed: FeedSettings,
  now: number,
  options?: FetchFeedOptions,
): Promise<Polled> {
  const settings = await readStockSettings(payload);
  if (shownMode(settings, config.demoSeriesAllowed) !== 'delayed') return null;
  const calendar = await readCalendar(payload, settings);
  const delayMs = feed.delayMinutes * MINUTE_MS;
  let state: FeedState | undefined;
  await inTransaction(payload, async (request) => {
    await lockFeedState(payload, request);
    const before = await readFeedState(payload, request);
    if (!isPollTime(calendar, before, now, delayMs)) return;
    state = { ...before, polledAt: now, nextAt: nextPollAt(now, before.failures) };
    await writeFeedState(payload, state, request);
  });
  if (!state) return null;
  const claimed = state;
  try {
    const answer = await fetchFeed(feed, claimed, endOfServer(), options);
    const rules = { calendar, limit: limitOf(settings), freeDays: await readFreeDays(payload, settings, now), now };
    const read = answer && (await readFeedQuote(answer.bytes, feed, rules));
    const isNews = read !== null && isNewer(read, claimed.quote);
    const { etag, lastModified } = answer ?? claimed;
    if (claimed.failures > 0) log.info('the quote feed answers again', { attempt: claimed.failures });
    const quote = isNews ? read : claimed.quote;
    await store({ ...claimed, quote, failures: 0, reason: '', etag, lastModified, nextAt: nextPollAt(now, 0) }, isNews);
    return isNews ? 'changed' : 'unchanged';
  } catch (error) {
    if (endOfServer().aborted) return null;
    const reason = error instanceof FeedFault ? error.message : '行情接口没有应答';
    const failures = claimed.failures + 1;
    if (failures === 1 || failures === MOST_FAILURES || reason !== claimed.reason)
      log.warn('the quote feed failed', {
        reason,
        attempt: failures,
        ...(error instanceof FeedFault ? {} : { error }),
      });
    await store({ ...claimed, failures, reason, nextAt: nextPollAt(now, failures) }, false);
    return 'failed';
  }

  async function store(next: FeedState, isNews: boolean): Promise<void> {
    polling.failures = next.failures;
    await inTransaction(payload, async (request) => {
      await writeFeedState(payload, next, request);
      if (!isNews || !next.quote) return;
      await noteChange(payload, { tags: TAGS, withdrawn: false, at: now }, request);
      const at = behindFrom(calendar, next.quote.at, delayMs);
      if (Number.isFinite(at)) await planChanges(payload, 'quote-feed', TAGS, [{ at, withdrawn: false }], request);
    });
  }
}
