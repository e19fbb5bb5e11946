/** When editors have to enter the exchange's closures of the next year. */
import { toBeijingParts, toIsoDay } from '@yunxia/contract/time';

/**
 * What the desk says of the closures: from 1 December while they are known to the end of the year alone, and past their last day.
 * @param knownUntil the last day for which they are known (YYYY-MM-DD); null: they were never entered
 * @param now epoch ms
 * @returns '' when there is nothing to do
 */
export function closuresWarning(knownUntil: string | null, now: number): string {
  if (knownUntil === null) return '';
  const { year, month } = toBeijingParts(now);
  if (toIsoDay(now) > knownUntil) {
    return `休市日只填到${knownUntil}，股票信息页现在显示“交易日历待更新”。请照交易所公告补填。`;
  }
  if (month < 12 || knownUntil > `${year}-12-31`) return '';
  return `休市日只填到${knownUntil}。请在年底前照交易所公告填好${year + 1}年的休市日，并在行情设置中改“休市日已填至”。`;
}
