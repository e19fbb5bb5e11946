/** Invented tariffs: they say so in every field that a visitor reads, and are no place's prices. */
import { sampleTime, sampleYear } from '../sample-dates.ts';

export interface TariffSample {
  title: string;
  scope: string;
  cycle: 'monthly' | 'yearly';
  tiers: { upTo: number | null; price: string }[];
  periods: { name: string; hours: string; addition: string }[];
  effectiveOn: string;
  basis: string;
  note: string;
  sort: number;
  publishedAt: string;
  withdrawn: boolean;
  _status: 'published';
}

/** Tiers by month with and without times of use, one price for all, tiers by year. */
export function tariffSamples(now: number): TariffSample[] {
  const year = sampleYear(now);
  const base = {
    effectiveOn: `${year}-01-01`,
    basis: `演示文件〔${year}〕1号`,
    publishedAt: sampleTime(now, -30, '09:00'),
    withdrawn: false,
    _status: 'published' as const,
  };
  return [
    {
      ...base,
      title: '居民阶梯电价（演示）',
      scope: '一户一表的居民家庭。演示价格，不是任何地方的真实电价。',
      cycle: 'monthly',
      tiers: [
        { upTo: 200, price: '0.5' },
        { upTo: 400, price: '0.55' },
        { upTo: null, price: '0.8' },
      ],
      periods: [],
      note: '以供电营业厅公布的电价为准。',
      sort: 40,
    },
    {
      ...base,
      title: '居民阶梯分时电价（演示）',
      scope: '自愿选择峰谷分时的一户一表家庭。演示价格，不是任何地方的真实电价。',
      cycle: 'monthly',
      tiers: [
        { upTo: 200, price: '0.5' },
        { upTo: 400, price: '0.55' },
        { upTo: null, price: '0.8' },
      ],
      periods: [
        { name: '峰段', hours: '08:00–22:00', addition: '0.03' },
        { name: '谷段', hours: '22:00–次日08:00', addition: '-0.17' },
      ],
      note: '选定后一年内不变更。（演示）',
      sort: 30,
    },
    {
      ...base,
      title: '居民年阶梯电价（演示）',
      scope: '按年累计电量分档的家庭。演示价格，不是任何地方的真实电价。',
      cycle: 'yearly',
      tiers: [
        { upTo: 2160, price: '0.4983' },
        { upTo: 4200, price: '0.5483' },
        { upTo: null, price: '0.7983' },
      ],
      periods: [],
      note: '从每年1月1日起累计，次年重新计算。（演示）',
      sort: 20,
    },
    {
      ...base,
      title: '居民合表电价（演示）',
      scope: '几户合用一只电能表的居民。演示价格，不是任何地方的真实电价。',
      cycle: 'monthly',
      tiers: [{ upTo: null, price: '0.5325' }],
      periods: [],
      note: '不执行阶梯电价。',
      sort: 10,
    },
  ];
}
