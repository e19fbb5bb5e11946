/** Tenders and jobs on the home page: what their times make of them at one moment. */
import type { PurchaseItem } from '@yunxia/contract/purchase';
import type { RecruitItem } from '@yunxia/contract/recruit';
import { recruitDeadline, recruitStatus } from '@yunxia/contract/recruit-status';
import { nextTenderChange, type TenderStatus, tenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { toBeijingParts, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { toInstant, toLengthText, toMonthDayText } from '../text/beijing-time.ts';

/** What the page keeps of a tender: its words and its times. */
export type TenderBrief = Pick<
  PurchaseItem,
  | 'id'
  | 'title'
  | 'noticeType'
  | 'category'
  | 'terminated'
  | 'filesFrom'
  | 'deadlineAt'
  | 'opensAt'
  | 'publicFrom'
  | 'publicTo'
>;

/** What the page keeps of a job. */
export type JobBrief = Pick<RecruitItem, 'id' | 'type' | 'title' | 'city' | 'deadlineAt'>;

/** A tender at one moment. */
export interface TenderRow {
  readonly id: number;
  readonly title: string;
  /** 工程, 货物, 服务; '' when it is none of them. */
  readonly category: string;
  readonly status: TenderStatus;
  readonly statusText: string;
  /** The time that matters now: `剩6天`, `12-03止`; '' when none does. */
  readonly term: string;
  /** Machine form of that time; '' without one. */
  readonly termIso: string;
}

/** A job at one moment. */
export interface JobRow {
  readonly id: number;
  readonly title: string;
  /** Where: the city; for campus jobs without one 校园招聘. */
  readonly place: string;
  /** `12-15截止`, 长期, 已截止. */
  readonly term: string;
  readonly termIso: string;
  readonly isOpen: boolean;
}

const categories = { works: '工程', goods: '货物', services: '服务' } as const;

/** Keeps of a tender what a row needs, so that the page carries no more. */
export const toTenderBrief = (record: PurchaseItem): TenderBrief => ({
  id: record.id,
  title: record.title.trim() || '（无标题）',
  noticeType: record.noticeType,
  category: record.category,
  terminated: record.terminated,
  filesFrom: record.filesFrom,
  deadlineAt: record.deadlineAt,
  opensAt: record.opensAt,
  publicFrom: record.publicFrom,
  publicTo: record.publicTo,
});

/** Keeps of a job what a row needs. */
export const toJobBrief = ({ id, type, title, city, deadlineAt }: RecruitItem): JobBrief => ({
  id,
  type,
  title: title.trim() || '（无标题）',
  city,
  deadlineAt,
});

/** `12-03`, in another year than `now` `2027-01-03`. Epoch ms. */
const toShortDay = (instant: number, now: number): string =>
  toBeijingParts(instant).year === toBeijingParts(now).year ? toMonthDayText(instant) : toIsoDay(instant);

const NONE = { term: '', termIso: '' } as const;

const toTerm = (record: TenderBrief, status: TenderStatus, now: number): Pick<TenderRow, 'term' | 'termIso'> => {
  const withDay = (iso: string | null, suffix: string) => {
    const instant = toInstant(iso);
    return instant === null ? NONE : { term: `${toShortDay(instant, now)}${suffix}`, termIso: toIsoTime(instant) };
  };
  if (status === 'upcoming') return withDay(record.filesFrom, '起');
  if (status === 'awaiting_opening') return withDay(record.opensAt, '开标');
  if (status === 'in_publicity') return withDay(record.publicTo, '止');
  const deadline = toInstant(record.deadlineAt);
  if ((status !== 'open' && status !== 'closing') || deadline === null) return NONE;
  return { term: `剩${toLengthText(deadline - now)}`, termIso: toIsoTime(deadline) };
};

/** A tender at `now` (epoch ms). */
export const toTenderRow = (record: TenderBrief, now: number): TenderRow => {
  const status = tenderStatus(record, now);
  return {
    id: record.id,
    title: record.title,
    category: record.category ? categories[record.category] : '',
    status,
    statusText: tenderStatuses[status],
    ...toTerm(record, status, now),
  };
};

/** A job at `now` (epoch ms). The last day counts to its end. */
export const toJobRow = (record: JobBrief, now: number): JobRow => {
  const deadline = recruitDeadline(record);
  const isOpen = recruitStatus(record, now) === 'open';
  return {
    id: record.id,
    title: record.title,
    place: record.city || (record.type === 'campus' ? '校园招聘' : ''),
    term: deadline === null ? '长期' : isOpen ? `${toShortDay(lastMoment(deadline), now)}截止` : '已截止',
    termIso: deadline === null ? '' : toIsoTime(deadline),
    isOpen,
  };
};

/** A deadline at midnight is the end of the day before. */
const lastMoment = (deadline: number): number => deadline - 1;

/** The next instant (epoch ms) at which any of these rows changes its status by itself; null when none will. */
export const nextDeadlineChange = (
  tenders: readonly TenderBrief[],
  jobs: readonly JobBrief[],
  now: number,
): number | null => {
  const times = [
    ...tenders.map((tender) => nextTenderChange(tender, now)),
    ...jobs.map((job) => recruitDeadline(job)),
  ].filter((time) => time !== null && time > now) as number[];
  return times.length === 0 ? null : Math.min(...times);
};
