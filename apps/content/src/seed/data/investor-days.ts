/** The days of the investors' calendar that no activity and no distribution says. */
import { sampleDay, sampleTime, sampleYear } from '../sample-dates.ts';

/** The report to come, with the silent period before it, and the day of the last one. */
export const investorDaySamples = (now: number) => {
  const base = { publishedAt: sampleTime(now, -40, '09:00'), withdrawn: false, _status: 'published' as const };
  return [
    {
      ...base,
      title: '定期报告静默期（演示）',
      kind: 'blackout',
      day: sampleDay(now, 47),
      until: sampleDay(now, 88),
      summary: '不接待调研，不讨论业绩；投资者热线照常接听。',
    },
    {
      ...base,
      title: `${sampleYear(now)}年年度报告披露日（演示）`,
      kind: 'results',
      day: sampleDay(now, 89),
      summary: '预约披露日，可能调整。',
    },
    {
      ...base,
      title: '上一期定期报告披露日（演示）',
      kind: 'results',
      day: sampleDay(now, -28),
      summary: '已按预约日期披露。',
    },
  ];
};
