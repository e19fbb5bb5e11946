/** Times and lengths of an outage in the words that people say, for the elder mode: 今天上午8:30至下午5:30. */
import { DAY_MS, daysBetween, startOfDay, toBeijingParts } from '@yunxia/contract/time';
import type { OutageBrief } from './outage-brief.ts';
import { toDayWord } from './outage-day-words.ts';
import { type OutageCountdown, type OutageView, recoveryAt } from './outage.ts';
import { toInstant } from '../text/beijing-time.ts';

/** Texts are '' where there is nothing to say. */
export interface OutageSaid {
  /** When power goes: `今天上午8:30`. */
  readonly off: string;
  /** When power is back, or is expected: `今天下午5:30`. */
  readonly on: string;
  /** Both: `今天上午8:30至下午5:30`. */
  readonly span: string;
  /** The time that runs: `大约还有5小时12分来电`. */
  readonly left: string;
}

/** Hours from which a part of the day has its name. */
const PARTS = [
  [18, '晚上'],
  [13, '下午'],
  [12, '中午'],
  [5, '上午'],
  [0, '凌晨'],
] as const;

/** `下午5:30`; 12-hour clock, as it is said. */
const toSaidClock = (instant: number): string => {
  const { hour, minute } = toBeijingParts(instant);
  const part = PARTS.find(([from]) => hour >= from)?.[1] ?? '';
  return `${part}${hour > 12 ? hour - 12 : hour}:${String(minute).padStart(2, '0')}`;
};

/** `今天下午5:30`. A midnight is the 晚上12:00 of the day that it ends. @param end whether something ends then */
const toSaidTime = (instant: number, now: number, end = false): readonly [day: string, clock: string] =>
  end && instant === startOfDay(instant)
    ? [toDayWord(instant - 1, now), '晚上12:00']
    : [toDayWord(instant, now), toSaidClock(instant)];

const LEFT: Readonly<Record<OutageCountdown['label'], readonly [before: string, after: string]>> = {
  距停电: ['还有', '停电'],
  预计恢复: ['大约还有', '来电'],
  已停电: ['已经停了', ''],
  已超时: ['比预计来电晚了', ''],
};

/** What a record is in words at `now` (epoch ms). @param view the same record at the same time */
export const toOutageSaid = (record: OutageBrief, view: OutageView, now: number): OutageSaid => {
  const start = view.status === 'postponed' ? null : toInstant(record.startAt);
  const planned = toInstant(record.endAt) ?? toInstant(record.expectedRestoreAt);
  const end = view.status === 'postponed' ? null : (toInstant(record.restoredAt) ?? recoveryAt(record, now) ?? planned);
  const [startDay, startClock] = start === null ? ['', ''] : toSaidTime(start, now);
  const [endDay, endClock] = end === null ? ['', ''] : toSaidTime(end, now, true);
  const off = startDay + startClock;
  const on = endDay + endClock;
  const isOneDay = start !== null && end !== null && daysBetween(start, end - 1) === 0 && end - start <= DAY_MS;
  const [before, after] = view.countdown ? LEFT[view.countdown.label] : ['', ''];
  return {
    off,
    on,
    span: off && on ? `${off}至${isOneDay ? endClock : on}` : off ? `${off}起` : view.span,
    left: view.countdown ? before + view.countdown.text + after : '',
  };
};
