import { ValidationError, type CollectionBeforeValidateHook } from 'payload';
import { type PublicationState, readMainRecord } from './gone-records.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
/** Asia/Shanghai is UTC+8 all year. */
const BEIJING_OFFSET = 8 * 60 * MINUTE;

/** Epoch milliseconds of a stored or submitted date; undefined where there is none. */
export function toEpoch(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const epoch = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return Number.isNaN(epoch) ? undefined : epoch;
}

function beijingDay(epoch: number): number {
  return Math.floor((epoch + BEIJING_OFFSET) / DAY);
}

function isBeijingMidnight(epoch: number): boolean {
  return (epoch + BEIJING_OFFSET) % DAY < MINUTE;
}

/**
 * The end that an editor means: 00:00 typed on the start's own day is that day's 24:00.
 * An end already after its start is never moved.
 * @param start epoch milliseconds
 * @param end epoch milliseconds
 */
export function meantEnd(start: number, end: number): number {
  const isMidnightOfStartDay = isBeijingMidnight(end) && beijingDay(end) === beijingDay(start);
  return isMidnightOfStartDay && end <= start ? end + DAY : end;
}

/** Completes and checks the times of an outage notice; other notices pass. */
export const checkOutageTimes: CollectionBeforeValidateHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) return data;
  const current = (name: string): unknown => (data[name] === undefined ? originalDoc?.[name] : data[name]);
  if (current('type') !== 'overhaul') return data;

  const errors: { path: string; message: string }[] = [];
  const start = toEpoch(current('startAt'));
  let end = toEpoch(current('endAt'));

  if (start !== undefined && end !== undefined) {
    const meant = meantEnd(start, end);
    if (meant !== end) {
      end = meant;
      data.endAt = new Date(meant).toISOString();
    }
    if (end <= start) {
      errors.push({ path: 'endAt', message: '结束时间必须晚于开始时间' });
    }
  }
  for (const [name, label] of [
    ['expectedRestoreAt', '预计恢复时间'],
    ['restoredAt', '实际恢复时间'],
  ] as const) {
    const time = toEpoch(current(name));
    if (start !== undefined && time !== undefined && time <= start) {
      errors.push({ path: name, message: `${label}必须晚于开始时间` });
    }
  }
  const restored = toEpoch(current('restoredAt'));
  // a minute: the editor's clock may be ahead
  if (restored !== undefined && restored > Date.now() + MINUTE) {
    errors.push({ path: 'restoredAt', message: '实际恢复时间不能晚于现在' });
  }
  const previousStart = toEpoch(current('previousStartAt'));
  const previousEnd = toEpoch(current('previousEndAt'));
  if (previousStart !== undefined && previousEnd !== undefined && previousEnd <= previousStart) {
    errors.push({ path: 'previousEndAt', message: '原结束时间必须晚于原开始时间' });
  }

  if (data._status === 'published') {
    if (!current('kind')) errors.push({ path: 'kind', message: '请选择停电类别' });
    if (start === undefined) errors.push({ path: 'startAt', message: '请填写停电开始时间' });
    if (end === undefined && current('kind') !== 'fault') {
      errors.push({ path: 'endAt', message: '计划停电和临时停电须填写结束时间' });
    }
  }
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req });

  if (operation === 'update' && originalDoc) {
    // what the public last saw; the newest state may be a draft
    const known = await readMainRecord(req, 'notices', Number(originalDoc.id));
    const hasPrevious = Boolean(data.previousStartAt || originalDoc.previousStartAt);
    if (known && !hasPrevious) keepPreviousTimes(data, known, start, end);
  }
  const published = toEpoch(current('publishedAt')) ?? Date.now();
  if (start !== undefined) data.leadDays = Math.max(0, beijingDay(start) - beijingDay(published));
  return data;
};

/** When an outage already announced is moved, the times announced before are kept for readers. */
function keepPreviousTimes(
  data: Record<string, unknown>,
  known: PublicationState,
  start: number | undefined,
  end: number | undefined,
): void {
  if (known._status !== 'published') return;
  const oldStart = toEpoch(known['startAt']);
  const oldEnd = toEpoch(known['endAt']);
  if (oldStart === undefined || (oldStart === start && oldEnd === end)) return;
  data['previousStartAt'] = known['startAt'];
  data['previousEndAt'] = known['endAt'];
}
