/** The days of the investors' calendar that no activity and no distribution says. */
import { addDays, parseDay, toIsoDay } from '@yunxia/contract/time';
import { sampleTime } from '../sample-dates.ts';
import { reportDays } from './reports.ts';

/** The day so many days before another, both `2027-03-27`. */
const daysBefore = (day: string, days: number): string => toIsoDay(addDays(parseDay(day) ?? 0, -days));

/** The reports to come, with the silent period before the annual one, and the day of the last one. */
export const investorDaySamples = (now: number) => {
  const base = { publishedAt: sampleTime(now, -40, '09:00'), withdrawn: false, _status: 'published' as const };
  const { last, annualYear, annual, firstQuarter, half } = reportDays(now);
  return [
    {
      ...base,
      title: '定期报告静默期（演示）',
      kind: 'blackout',
      day: daysBefore(annual, 42),
      until: daysBefore(annual, 1),
      summary: '不接待调研，不讨论业绩；投资者热线照常接听。',
    },
    {
      ...base,
      title: `${annualYear}年年度报告披露日（演示）`,
      kind: 'results',
      day: annual,
      summary: '预约披露日，可能调整。',
    },
    {
      ...base,
      title: '上一期定期报告披露日（演示）',
      kind: 'results',
      day: last,
      summary: '已按预约日期披露。',
    },
    {
      ...base,
      title: `${annualYear + 1}年第一季度报告披露日（演示）`,
      kind: 'results',
      day: firstQuarter,
      summary: '预约披露日，可能调整。',
    },
    {
      ...base,
      title: `${annualYear + 1}年半年度报告披露日（演示）`,
      kind: 'results',
      day: half,
      summary: '预约披露日，可能调整。',
    },
  ];
};
