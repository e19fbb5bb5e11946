import { toBeijingParts } from '@yunxia/contract/time';
import { toWeekdayText } from '../text/beijing-time.ts';

/** The elder mode's headline: how the day stands. */
export interface DayNews {
  /** `现在有3处停电`. */
  readonly headline: string;
  /** The date, and in a line of its own what is still to come: `11月29日 周日\n24小时内还有2处要停电`. */
  readonly line: string;
}

/** @param counts outages by status; null when they could not be read @param now epoch ms */
export const toDayNews = (counts: Readonly<Record<string, number>> | null, now: number): DayNews => {
  const { month, day } = toBeijingParts(now);
  const date = `${month}月${day}日 ${toWeekdayText(now)}`;
  if (counts === null) return { headline: '停电信息暂时读不到', line: date };
  const off = (counts.ongoing ?? 0) + (counts.overrunning ?? 0);
  const soon = counts.soon ?? 0;
  return {
    headline: off > 0 ? `现在有${off}处停电` : '现在没有停电公告',
    line: soon > 0 ? `${date}\n24小时内${off > 0 ? '还' : ''}有${soon}处要停电` : date,
  };
};
