/** A planned, temporary or fault outage as the pages show it: what the clock makes of the record, computed at read time. */
import type { OutageRegion } from '@yunxia/contract/outage';
import { outageKinds } from '@yunxia/contract/outage-kinds';
import { nextOutageChange, type OutageStatus, outageStatus, outageStatuses } from '@yunxia/contract/outage-status';
import {
  type DateBlockTexts,
  toClockText,
  toDurationText,
  toFullSpanText,
  toInstant,
  toIsoDuration,
  toLengthText,
  toPlannedBlock,
  toSpanText,
} from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';
import type { OutageBrief } from './outage-brief.ts';

/** A length of time that runs: what it measures, in words, and its machine form. */
export interface OutageCountdown {
  readonly label: '距停电' | '预计恢复' | '已停电' | '已超时';
  readonly text: string;
  /** ISO 8601 duration. */
  readonly iso: string;
}

/** An outage at one moment. Texts are '' and parts null where there is nothing to show. */
export interface OutageView {
  readonly id: number;
  readonly title: string;
  readonly status: OutageStatus;
  readonly statusText: string;
  /** 计划停电, 临时停电, 故障停电. */
  readonly kindText: string;
  /** First day of the outage; null when it is not known or no longer holds. */
  readonly date: DateBlockTexts | null;
  /** `08:30–17:30`; 时间待定 when it was put off without new times. */
  readonly span: string;
  /** Under the span: its length, its former times, how it ended. */
  readonly spanNote: string;
  /** Lines and transformers. */
  readonly equipment: string;
  readonly reason: string;
  /** `云峡区 滨江街道 码头社区、滨江社区`, one for each region. */
  readonly places: readonly string[];
  readonly countdown: OutageCountdown | null;
  /** Elapsed share of an outage under way, 0–100; null otherwise. */
  readonly elapsed: number | null;
  /** Power is off now. */
  readonly isLive: boolean;
}

/** Statuses in which the power is off. */
const LIVE: readonly OutageStatus[] = ['ongoing', 'overrunning'];

/** `云峡区 滨江街道 码头社区、滨江社区`. */
export const toPlaceText = (region: OutageRegion): string =>
  [region.county, region.town, region.villages.join('、')].filter(Boolean).join(' ');

/** What a record is at `now` (epoch ms). Pure: the same record and time give the same view in every zone. */
export const toOutageView = (record: OutageBrief, now: number): OutageView => {
  const status = outageStatus(record, now);
  const start = toInstant(record.startAt);
  const end = toInstant(record.endAt);
  const isOpen = status === 'postponed';
  return {
    id: record.id,
    title: toTitle(record.title),
    status,
    statusText: outageStatuses[status],
    kindText: outageKinds[record.kind],
    date: start === null || isOpen ? null : toPlannedBlock(start, now),
    span: isOpen ? '时间待定' : toSpanText(start, end ?? expectedEnd(record)) || '时间待定',
    spanNote: toSpanNote(record, status),
    equipment: [...record.lines, ...record.transformers].join('、'),
    reason: record.reason,
    places: record.regions.map(toPlaceText).filter(Boolean),
    countdown: toCountdown(record, status, now),
    elapsed: status === 'ongoing' ? toElapsed(start, recoveryAt(record, now), now) : null,
    isLive: LIVE.includes(status),
  };
};

/**
 * The next instant (epoch ms) at which any of these records changes its status by itself; null when none will.
 * An open page looks again at that moment.
 */
export const nextStatusChange = (records: readonly OutageBrief[], now: number): number | null => {
  const times = records.map((record) => nextOutageChange(record, now)).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** The former times of a record that was moved, with dates: `2026-11-29 08:00–17:00`; '' when it was not. */
export const toFormerSpan = (record: OutageBrief): string =>
  record.previousStartAt ? toFullSpanText(toInstant(record.previousStartAt), toInstant(record.previousEndAt)) : '';

/** When power is expected back, for an outage whose end is not fixed. */
const expectedEnd = (record: OutageBrief): number | null => toInstant(record.expectedRestoreAt);

/** When power is expected back, as far as that is still to come; a fault goes by its forecast, a plan by its end. */
export const recoveryAt = (record: OutageBrief, now: number): number | null => {
  const end = toInstant(record.endAt);
  const forecast = expectedEnd(record);
  const order = record.kind === 'fault' ? [forecast, end] : [end, forecast];
  return order.find((time) => time !== null && time > now) ?? null;
};

const toCountdown = (record: OutageBrief, status: OutageStatus, now: number): OutageCountdown | null => {
  const start = toInstant(record.startAt);
  const countdown = (label: OutageCountdown['label'], ms: number): OutageCountdown => ({
    label,
    text: toLengthText(ms),
    iso: toIsoDuration(ms),
  });
  if ((status === 'scheduled' || status === 'soon') && start !== null) return countdown('距停电', start - now);
  if (status === 'ongoing') {
    const recovery = recoveryAt(record, now);
    if (recovery !== null) return countdown('预计恢复', recovery - now);
    return start === null ? null : countdown('已停电', now - start);
  }
  const forecast = expectedEnd(record);
  if (status === 'overrunning' && forecast !== null) return countdown('已超时', now - forecast);
  return null;
};

const toElapsed = (start: number | null, end: number | null, now: number): number | null => {
  if (start === null || end === null || end <= start) return null;
  return Math.min(100, Math.max(0, Math.floor(((now - start) / (end - start)) * 100)));
};

const toSpanNote = (record: OutageBrief, status: OutageStatus): string => {
  const start = toInstant(record.startAt);
  const end = toInstant(record.endAt);
  if (status === 'cancelled') return '未停电';
  if (status === 'postponed') return start === null ? '' : `原定${toFullSpanText(start, end)}`;
  if (status === 'restored') return toRestoredNote(record, end);
  const former = toFormerSpan(record);
  if (former) return `原定${former}`;
  if (start === null) return '';
  const last = end ?? expectedEnd(record);
  return last !== null && last > start ? `${end === null ? '预计' : '共'}${toDurationText(last - start)}` : '';
};

const toRestoredNote = (record: OutageBrief, end: number | null): string => {
  const restored = toInstant(record.restoredAt);
  if (restored === null) return '';
  const planned = end ?? expectedEnd(record);
  if (planned === null) return `${toClockText(restored)}送电`;
  const minutes = Math.round((planned - restored) / 60_000);
  if (minutes === 0) return '按时送电';
  return `${minutes > 0 ? '提前' : '延迟'}${toDurationText(Math.abs(planned - restored))}送电`;
};
