/** The day of an outage as a line of 24 hours: where the power is off, and where now is. */
import type { OutageBrief } from './outage-brief.ts';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { toClockText, toInstant } from '../text/beijing-time.ts';
import { recoveryAt } from './outage.ts';

/** A label under the line. Positions are parts of the day, 0 to 1. */
export interface DayLabel {
  readonly at: number;
  readonly text: string;
}

export interface DayLine {
  readonly from: number;
  readonly to: number;
  readonly now: number;
  /** The end is not known, or lies after the day. */
  readonly isOpen: boolean;
  readonly labels: readonly DayLabel[];
  /** In words. */
  readonly text: string;
}

/** Least distance of two labels, as a part of the day: on the narrowest phone they touch at this. */
const LEAST = 0.14;

/** The line of today; null for an outage that does not touch it, or without a start. */
export const toDayLine = (record: OutageBrief, now: number): DayLine | null => {
  const start = toInstant(record.startAt);
  if (start === null) return null;
  const day = startOfDay(now);
  const known = toInstant(record.endAt) ?? recoveryAt(record, now);
  const end = known ?? Number.POSITIVE_INFINITY;
  if (start >= day + DAY_MS || end <= day || end <= now) return null;
  const part = (instant: number): number => Math.min(1, Math.max(0, (instant - day) / DAY_MS));
  const [from, to, at] = [part(start), part(end), part(now)];
  const isOpen = end > day + DAY_MS;
  const wanted: readonly DayLabel[] = [
    ...(start > day ? [{ at: from, text: toClockText(start) }] : []),
    ...(end < day + DAY_MS ? [{ at: to, text: toClockText(end) }] : []),
    { at: at, text: '现在' },
    { at: 0, text: '00' },
    { at: 1, text: '24' },
  ];
  const labels: DayLabel[] = [];
  for (const label of wanted) {
    if (labels.every((other) => Math.abs(other.at - label.at) >= LEAST)) labels.push(label);
  }
  const words = `今天${start > day ? toClockText(start) : '零点'}${known === null ? '起停电，恢复时间待定' : `至${isOpen ? '次日' : end === day + DAY_MS ? '24:00' : toClockText(end)}停电`}`;
  return { from, to, now: at, isOpen, labels, text: `${words}，现在${toClockText(now)}` };
};
