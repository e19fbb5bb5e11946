/** What the desk says of the quote feed: that it brings no figures, since when, and whom to tell. */
import type { QuoteMode } from '@yunxia/contract/stock-codes';
import { toMinuteText } from '@yunxia/contract/time';
import type { FeedState } from './feed-store.ts';
import { MOST_FAILURES } from './feed-times.ts';

/**
 * @param mode what the stock page shows
 * @param hasFeed whether the operator has set up a feed (`QUOTE_FEED_FILE`)
 * @returns '' when there is nothing to do
 */
export function feedWarning(
  mode: QuoteMode,
  hasFeed: boolean,
  { quote, failures, reason }: Pick<FeedState, 'quote' | 'failures' | 'reason'>,
): string {
  if (mode !== 'delayed') return '';
  const shown = quote ? `股票信息页停在${toMinuteText(quote.at)}的数据` : '股票信息页还没有数据';
  if (!hasFeed)
    return `延时行情的接口已经撤下，${shown}。请运维人员恢复 QUOTE_FEED_FILE，或者在行情设置中改用其他方式。`;
  if (failures < MOST_FAILURES) return '';
  return `行情接口连续${failures}次没有取到数据（${reason}），${shown}。请告诉运维人员。`;
}
