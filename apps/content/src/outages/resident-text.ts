/** What residents will read of an outage, as the panel beside the form shows it. Pure. */
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { DAY_MS, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import type { FlaggedRegion } from './outage-values.ts';

export interface ResidentText {
  where: string;
  when: string;
  why: string;
}

/** @param outage its times in epoch ms */
export function toResidentText(outage: {
  kind: string;
  start: number | undefined;
  end: number | undefined;
  regions: readonly FlaggedRegion[];
  reason: string;
}): ResidentText {
  const { kind, start, end, regions, reason } = outage;
  return {
    where: regions.map(toPlace).filter(Boolean).join('；') || '（没有写地方）',
    when: toWhen(start, end, kind),
    why: reason || (outageKinds[kind as keyof typeof outageKinds] ?? ''),
  };
}

function toPlace({ county, town, villages }: FlaggedRegion): string {
  const around = `${county ?? ''}${town ?? ''}`;
  return villages?.length ? `${around}${villages.join('、')}` : around;
}

function toWhen(start: number | undefined, end: number | undefined, kind: string): string {
  if (start === undefined) return '（没有写时间）';
  if (end === undefined)
    return `${toDay(start)}${toClock(start)}起，${kind === 'fault' ? '恢复时间待定' : '送电时间待定'}`;
  const minutes = Math.round((end - start) / 60_000);
  const rest = minutes % 60;
  const hours = Math.floor(minutes / 60);
  const length = [hours > 0 ? `${hours} 小时` : '', rest > 0 ? `${rest} 分` : ''].filter(Boolean).join(' ');
  // 24:00 belongs to the day that it ends.
  const isMidnight = end === startOfDay(end) && end - startOfDay(start) <= DAY_MS;
  const isSameDay = startOfDay(start) === startOfDay(end) || isMidnight;
  const until = isMidnight ? '24:00' : toClock(end);
  return `${toDay(start)}${toClock(start)}–${isSameDay ? '' : toDay(end)}${until}${end > start ? `，共 ${length}` : ''}`;
}

function toDay(instant: number): string {
  const { month, day } = toBeijingParts(instant);
  return `${month} 月 ${day} 日 `;
}

function toClock(instant: number): string {
  const { hour, minute } = toBeijingParts(instant);
  return `${hour}:${String(minute).padStart(2, '0')}`;
}
