/** The outage panel of the home page: what stands near, what can be asked, and for which days. */
import type { NoticeItem } from '@yunxia/contract/notice';
import type { OutageAreaItem } from '@yunxia/contract/outage-area';
import { outageStatus, type OutageStatus } from '@yunxia/contract/outage-status';
import { addDays, toIsoDay } from '@yunxia/contract/time';
import type { OutageView } from '../outage/outage.ts';
import { type OutageBrief, toOutageBrief } from '../outage/outage-brief.ts';

/** Outages in the list beside the look-up, and how many of them at most are under way when others are to come. */
const NEAR_COUNT = 4;
const LIVE_COUNT = 3;

/** The days that one can ask for with one choice; the first, no days of its own, is the one that stands there. */
export const dayChoices = [
  { value: 'near', label: '近期' },
  { value: 'today', label: '今天' },
  { value: 'tomorrow', label: '明天' },
  { value: 'week', label: '未来7天' },
  { value: 'custom', label: '自选日期' },
] as const;
export type DayChoice = (typeof dayChoices)[number]['value'];

/** First and last day, `2026-11-28`. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

type FixedChoice = Exclude<DayChoice, 'custom' | 'near'>;

/** The days of a choice at `now` (epoch ms), by the calendar in Beijing. Those of `custom` are the reader's own. */
export const toDayRange = (choice: FixedChoice, now: number): DayRange => {
  const [from, to] = { today: [0, 0], tomorrow: [1, 1], week: [0, 6] }[choice] as [number, number];
  return { start: toIsoDay(addDays(now, from)), end: toIsoDay(addDays(now, to)) };
};

/** The choice that stands for asked days: `near` for none, `custom` for days that no other choice has. */
export const toDayChoice = (
  start: string | null | undefined,
  end: string | null | undefined,
  now: number,
): DayChoice => {
  if (!start && !end) return 'near';
  const fixed: readonly FixedChoice[] = ['today', 'tomorrow', 'week'];
  const isSame = (choice: FixedChoice): boolean => {
    const range = toDayRange(choice, now);
    return range.start === start && range.end === end;
  };
  return fixed.find(isSame) ?? 'custom';
};

const LIVE: readonly OutageStatus[] = ['ongoing', 'overrunning'];
const AHEAD: readonly OutageStatus[] = ['soon', 'scheduled'];

/**
 * The outages that stand beside the look-up: those under way first, then those to come, as the answer has them, then
 * those put off; what is over stands in the full list. However many are under way, what comes next has its row.
 * Chosen once, by the time they were loaded: one that ends on the open page stays and says so.
 * @param now epoch ms
 */
export const pickNearOutages = (records: readonly NoticeItem[], now: number): OutageBrief[] => {
  const having = (statuses: readonly OutageStatus[]) =>
    records.filter((record) => statuses.includes(outageStatus(record, now)));
  const ahead = [...having(AHEAD), ...having(['postponed'])];
  const live = having(LIVE).slice(0, ahead.length > 0 ? LIVE_COUNT : NEAR_COUNT);
  return [...live, ...ahead].slice(0, NEAR_COUNT).map(toOutageBrief);
};

/** Where an outage is, for its row: its first place and how many others; its title when no place is named. */
export const toPlaceHeading = ({ places, title }: Pick<OutageView, 'places' | 'title'>): string => {
  const [first] = places;
  if (first === undefined) return title;
  return places.length > 1 ? `${first}及另${places.length - 1}处` : first;
};

/** One choice of the area list. */
export interface AreaOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The counties, each followed by its towns behind a full-width space; villages are found by words. A name that stands twice
 * is offered once.
 */
export const toAreaLabels = (areas: readonly OutageAreaItem[]): string[] => {
  const options = new Map<string, string>();
  for (const county of areas.filter(({ kind }) => kind === 'county')) {
    options.set(county.title, county.title);
    for (const town of areas.filter(({ kind, parentId }) => kind === 'town' && parentId === county.id)) {
      if (!options.has(town.title)) options.set(town.title, `\u3000${town.title}`);
    }
  }
  return [...options.values()];
};

/** Options of a select from those labels. */
export const toAreaOptions = (labels: readonly string[]): AreaOption[] =>
  labels.map((label) => ({ value: label.trim(), label }));
