import type { TabItem } from '../../components/tabs/tabs.tsx';
import { toDayChoice, toDayRange } from '../../model/home/home-outages.ts';
import { type OutageQuery, overhaul } from './overhaul.screen.ts';

const choices = [
  ['today', '今天'],
  ['tomorrow', '明天'],
  ['week', '7天内'],
] as const;

/** The days to choose from in the elder mode, each the list with the other filters. @param now epoch ms */
export const toSaidDays = (query: OutageQuery, now: number): TabItem[] => {
  const current = toDayChoice(query.start, query.end, now);
  return [
    { label: '全部', to: overhaul.href({ ...query, start: undefined, end: undefined }), current: current === 'near' },
    ...choices.map(([choice, label]) => ({
      label,
      to: overhaul.href({ ...query, ...toDayRange(choice, now) }),
      current: current === choice,
    })),
  ];
};
