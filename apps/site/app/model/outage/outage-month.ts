/** What the days of a month say of their outages: where, and in which state. */
import { outageStatus } from '@yunxia/contract/outage-status';
import { addDays, DAY_MS, parseDay, startOfDay, toIsoDay } from '@yunxia/contract/time';
import { toInstant } from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';
import type { OutageBrief } from './outage-brief.ts';
import { toMonthRange } from './outage-calendar.ts';

/** The state of an outage on a day, by shape: planned, under way, over, moved away from the day, called off. */
export type MonthLook = 'plan' | 'now' | 'done' | 'late' | 'off';

/** The states in the words of the key, in their order there. */
export const monthLooks: Readonly<Record<MonthLook, string>> = {
  now: '停电中',
  plan: '计划',
  late: '延期',
  off: '取消',
  done: '已结束',
};

/** An outage on a day. */
export interface DayOutage {
  /** `双河镇 柳湾村`, of several places `白沙镇 3处`. */
  readonly text: string;
  /** Two characters for phones: `双河`. */
  readonly town: string;
  readonly look: MonthLook;
}

/** What has the power off comes before what is planned, what is called off after what is not. */
const ORDER: readonly MonthLook[] = ['now', 'plan', 'late', 'done', 'off'];

const toLook = (record: OutageBrief, now: number): MonthLook => {
  switch (outageStatus(record, now)) {
    case 'ongoing':
    case 'overrunning':
      return 'now';
    case 'soon':
    case 'scheduled':
      return 'plan';
    case 'postponed':
      return 'late';
    case 'cancelled':
      return 'off';
    case 'due_restored':
    case 'restored':
      return 'done';
  }
};

/** `云雾镇` is 云雾, `城关街道` 城关: what stands before the kind of area, two characters of it. */
const toShortTown = (town: string): string => [...town.replace(/(?:街道|[镇乡县区市])$/u, '')].slice(0, 2).join('');

/** Where a record is, on one line. */
const toPlace = ({ regions, lines, title }: OutageBrief): Pick<DayOutage, 'text' | 'town'> => {
  const [first] = regions;
  if (!first) {
    const text = lines[0] ?? toTitle(title);
    return { text, town: [...text].slice(0, 2).join('') };
  }
  const area = first.town || first.county;
  const villages = regions.flatMap((region) => region.villages);
  const count = Math.max(villages.length, regions.length);
  const rest = count > 1 ? `${count}处` : (villages[0] ?? '');
  return { text: [area, rest].filter(Boolean).join(' '), town: toShortTown(area) };
};

/** First and last day of an outage (epoch ms of their beginnings), by the rules of the API's `days`; null without a start. */
const toStretch = (record: OutageBrief, now: number): readonly [first: number, last: number] | null => {
  const start = toInstant(record.startAt);
  if (start === null) return null;
  const end = [record.endAt, record.restoredAt, record.expectedRestoreAt].map(toInstant).find((time) => time !== null);
  const isOpen = record.kind === 'fault' && !record.restoredAt && (end === undefined || end <= now);
  // Nobody knows how long a fault without an end lasts: through tomorrow, at least.
  const over = isOpen ? startOfDay(now) + 2 * DAY_MS : (end ?? start);
  return [startOfDay(start), startOfDay(Math.max(start, over - 1))];
};

/**
 * The outages of each day of a month, by day.
 * @param month `2026-12`
 * @param now epoch ms
 */
export const toMonthOutages = (
  records: readonly OutageBrief[],
  month: string,
  now: number,
): Record<string, readonly DayOutage[]> => {
  const { start, end } = toMonthRange(month);
  const [first, last] = [parseDay(start) ?? now, parseDay(end) ?? now];
  const days = new Map<string, DayOutage[]>();
  const add = (from: number, to: number, outage: DayOutage) => {
    for (let day = Math.max(first, from); day <= Math.min(last, to); day = addDays(day, 1)) {
      const key = toIsoDay(day);
      days.set(key, [...(days.get(key) ?? []), outage]);
    }
  };
  for (const record of records) {
    const place = toPlace(record);
    const look = toLook(record, now);
    const stretch = toStretch(record, now);
    if (stretch) add(...stretch, { ...place, look });
    const old = toInstant(record.previousStartAt);
    if (old === null) continue;
    const oldEnd = toInstant(record.previousEndAt) ?? old + 1;
    const [from, to] = [startOfDay(old), startOfDay(Math.max(old, oldEnd - 1))];
    // Of a day that it keeps it is there already.
    const isKept = (day: number) => stretch !== null && day >= stretch[0] && day <= stretch[1];
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (!isKept(day)) add(day, day, { ...place, look: look === 'off' ? 'off' : 'late' });
    }
  }
  return Object.fromEntries(
    [...days].map(([day, outages]) => [day, outages.toSorted((a, b) => ORDER.indexOf(a.look) - ORDER.indexOf(b.look))]),
  );
};
