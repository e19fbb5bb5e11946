import type { CollectionBeforeChangeHook } from 'payload';
import { DAY_MS, startOfDay, toIsoDay, toMinuteText } from '@yunxia/contract/time';
import { toEpoch } from './outage-times.ts';
import { recordBefore } from './publication.ts';

/** A save of something that was saved before raises its number: a calendar that has it must know which is newer. */
export const countRevisions: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  data.revision = operation === 'update' ? Number(originalDoc?.revision ?? 0) + 1 : 0;
  return data;
};

type Notice = Readonly<Record<string, unknown>>;

/**
 * Notes what changed in an outage that was announced, unless the editor wrote a note of the change since: readers see its
 * whole history, also the times between the first and the last. Compares with what the public last saw, not with a draft.
 */
export const noteOutageChange: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const known = recordBefore(req, collection.slug, originalDoc?.id);
  if (known?._status !== 'published' || data._status !== 'published') return data;
  const notice: Notice = { ...originalDoc, ...data };
  if (notice.type !== 'overhaul') return data;
  const before = listOf(known['changes']);
  const after = listOf(notice.changes);
  const text = describe(known, notice);
  if (text !== '' && after.length <= before.length) {
    data.changes = [...after, { at: new Date().toISOString(), text }];
  }
  return data;
};

function describe(before: Notice, after: Notice): string {
  if (before.override !== after.override) {
    if (after.override === 'cancelled') return '本次停电取消。';
    if (before.override === 'cancelled') return '恢复本次停电安排，时间见本公告。';
  }
  const former = toSpan(before);
  const current = toSpan(after);
  if (former !== current && current !== '')
    return former === '' ? `停电时间定为${current}。` : `停电时间由${former}改为${current}。`;
  if (before.override !== after.override && after.override === 'postponed') return '停电延期，新的时间另行公告。';
  const expected = toClock(after.expectedRestoreAt);
  if (expected !== '' && toClock(before.expectedRestoreAt) !== expected) return `预计恢复时间调整为${expected}。`;
  const restored = toClock(after.restoredAt);
  return restored !== '' && toClock(before.restoredAt) === '' ? `已于${restored}恢复供电。` : '';
}

/** `2026-11-28 08:30–17:30`, an end at midnight as 24:00 of the day it ends. */
function toSpan({ startAt, endAt }: Notice): string {
  const start = toEpoch(startAt);
  const end = toEpoch(endAt);
  if (start === undefined) return '';
  if (end === undefined) return `${toClock(startAt)}起`;
  const isMidnight = end === startOfDay(end);
  const day = toIsoDay(isMidnight ? end - DAY_MS / 2 : end);
  const clock = isMidnight ? '24:00' : toClock(endAt).slice(-5);
  return `${toClock(startAt)}–${day === toIsoDay(start) ? clock : `${day} ${clock}`}`;
}

/** `2026-11-28 08:30`; '' without a time. */
function toClock(value: unknown): string {
  const instant = toEpoch(value);
  if (instant === undefined) return '';
  return toMinuteText(instant);
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value : [];
}
