/** Tender notices as the pages show them: what the clock makes of the record, computed at read time. */
import type { Attachment } from '@yunxia/contract/media';
import {
  type OldPurchaseItem,
  type PurchaseInfo,
  type PurchaseItem,
  type RelatedTender,
  tenderCategories,
  tenderNoticeTypes,
} from '@yunxia/contract/purchase';
import { nextTenderChange, type TenderStatus, tenderStatus, tenderStatuses } from '@yunxia/contract/tender-status';
import { toIsoDay, toIsoTime } from '@yunxia/contract/time';
import { type TimeText, toFiles } from '../news/article.ts';
import {
  toDayText,
  toDayTimeText,
  toFullSpanText,
  toInstant,
  toLengthText,
  toWeekdayText,
} from '../text/beijing-time.ts';
import { toTitle } from '../page/title.ts';

/** The time of a tender that matters in its status. */
export interface TenderTerm extends TimeText {
  readonly label: '文件获取' | '投标截止' | '开标时间' | '公示截止';
  /** How long it is until then: `剩2天3小时`, `2小时后开标`; '' once it has passed. */
  readonly left: string;
  /** The time that a change notice has replaced, `2026-12-01 09:30`; '' for none. */
  readonly former: string;
}

/** A tender notice at one moment; texts are '' where the record says nothing. */
export interface TenderView {
  readonly id: number;
  readonly title: string;
  readonly status: TenderStatus;
  readonly statusText: string;
  /** 招标公告, 变更公告 … */
  readonly typeText: string;
  /** 工程, 货物, 服务. */
  readonly categoryText: string;
  readonly projectNo: string;
  readonly owner: string;
  readonly region: string;
  readonly term: TenderTerm | null;
  readonly published: TimeText | null;
}

const toTime = (iso: string | null): TimeText | null => {
  const instant = toInstant(iso);
  return instant === null ? null : { iso: toIsoTime(instant), text: toDayTimeText(instant) };
};

const toDay = (iso: string | null): TimeText | null => (iso ? { iso, text: toDayText(iso) } : null);

/** What a time does when it comes, where it does not end something. */
const BEGINNINGS: Readonly<Partial<Record<TenderTerm['label'], string>>> = { 文件获取: '开始', 开标时间: '开标' };

const toLeft = (label: TenderTerm['label'], ms: number): string => {
  if (ms <= 0) return '';
  const beginning = BEGINNINGS[label];
  return beginning ? `${toLengthText(ms)}后${beginning}` : `剩${toLengthText(ms)}`;
};

/** The deadline before a change notice moved it; '' when none did. */
const toFormer = ({ previousDeadlineAt }: PurchaseItem): string => toTime(previousDeadlineAt)?.text ?? '';

const termOf = (record: PurchaseItem, status: TenderStatus, now: number): TenderTerm | null => {
  const pick = (label: TenderTerm['label'], iso: string | null): TenderTerm | null => {
    const instant = toInstant(iso);
    if (instant === null) return null;
    const left = toLeft(label, instant - now);
    const former = label === '投标截止' ? toFormer(record) : '';
    return { label, iso: toIsoTime(instant), text: toDayTimeText(instant), left, former };
  };
  if (status === 'terminated') return null;
  if (status === 'upcoming') return pick('文件获取', record.filesFrom);
  if (status === 'awaiting_opening') return pick('开标时间', record.opensAt);
  if (status === 'in_publicity') return pick('公示截止', record.publicTo);
  return pick('投标截止', record.deadlineAt) ?? pick('公示截止', record.publicTo);
};

/** A tender notice at `now` (epoch ms). */
export const toTenderView = (record: PurchaseItem, now: number): TenderView => {
  const status = tenderStatus(record, now);
  return {
    id: record.id,
    title: toTitle(record.title),
    status,
    statusText: tenderStatuses[status],
    typeText: tenderNoticeTypes[record.noticeType],
    categoryText: record.category ? tenderCategories[record.category] : '',
    projectNo: record.projectNo.trim(),
    owner: record.owner.trim(),
    region: record.region.trim(),
    term: termOf(record, status, now),
    published: toDay(record.publishedAt),
  };
};

/** What is counted on the page of a tender, as one figure. */
export interface TenderCount {
  readonly label: string;
  /** `1天6小时`; the day itself once it has passed. */
  readonly figure: string;
  readonly time: TimeText;
  readonly note: string;
  /** The time that a change notice has replaced; '' for none. */
  readonly former: string;
}

/** What each of the times begins or ends, after 距. */
const COUNTED: Readonly<Record<TenderTerm['label'], string>> = {
  文件获取: '文件开始发放',
  投标截止: '投标截止',
  开标时间: '开标',
  公示截止: '公示截止',
};

/** The time that matters now, counted down; null for a tender that names none, or was ended. */
export const toTenderCount = (view: TenderView, now: number): TenderCount | null => {
  const instant = toInstant(view.term?.iso);
  if (view.term === null || instant === null) return null;
  const isOver = instant <= now;
  return {
    label: isOver ? `${COUNTED[view.term.label]}（已过）` : `距${COUNTED[view.term.label]}`,
    figure: isOver ? toIsoDay(instant) : toLengthText(instant - now),
    time: view.term,
    note: `（${toWeekdayText(instant)}，北京时间）`,
    former: view.term.former,
  };
};

/** When the documents could be had for the last time, while bids are still taken; null otherwise. */
export const toFilesClosed = (record: PurchaseItem, now: number): TimeText | null => {
  const end = toInstant(record.filesTo);
  const deadline = toInstant(record.deadlineAt);
  if (record.terminated || end === null || deadline === null || end > now || deadline <= now) return null;
  return { iso: toIsoTime(end), text: toDayTimeText(end) };
};

/** A time in the course of a tender, as it stands at one moment. */
export interface TenderStep {
  readonly label: string;
  readonly time: TimeText;
  readonly state: 'past' | 'next' | 'later';
  /** The time that a change notice has replaced; '' for none. */
  readonly former: string;
}

/** The times of a tender in their order, the next one marked; empty for a record that names fewer than two. */
export const toTenderSteps = (record: PurchaseItem, now: number): TenderStep[] => {
  const times = [
    ['文件获取', record.filesFrom],
    ['文件获取截止', record.filesTo],
    ['投标截止', record.deadlineAt],
    ['开标时间', record.opensAt],
  ] as const;
  const known = times.flatMap(([label, iso]) => {
    const instant = toInstant(iso);
    return instant === null ? [] : [{ label, instant }];
  });
  if (known.length < 2) return [];
  const next = record.terminated ? -1 : known.findIndex(({ instant }) => instant > now);
  return known.map(({ label, instant }, at) => ({
    label,
    time: { iso: toIsoTime(instant), text: toDayTimeText(instant) },
    former: label === '投标截止' ? toFormer(record) : '',
    state: instant <= now ? 'past' : at === next ? 'next' : 'later',
  }));
};

/** The notice on the project that tells how it came out, the latest of them; null while there is none. */
export const toOutcome = ({ id, publishedAt, related }: PurchaseInfo): RelatedTender | null => {
  const own = toInstant(publishedAt) ?? 0;
  const told = related.filter(
    (notice) => notice.id !== id && OUTCOMES.includes(notice.noticeType) && (toInstant(notice.publishedAt) ?? 0) >= own,
  );
  return told.toSorted((a, b) => (toInstant(b.publishedAt) ?? 0) - (toInstant(a.publishedAt) ?? 0))[0] ?? null;
};

const OUTCOMES: readonly RelatedTender['noticeType'][] = ['candidates', 'result', 'abnormal', 'contract'];

/** The next instant (epoch ms) at which one of these changes its status by itself; null when none will. */
export const nextTendersChange = (records: readonly PurchaseItem[], now: number): number | null => {
  const times = records.map((record) => nextTenderChange(record, now)).filter((time) => time !== null);
  return times.length === 0 ? null : Math.min(...times);
};

/** One line of the table of facts. */
export interface TenderFact {
  readonly label: string;
  readonly text: string;
  /** A time to be read before all others. */
  readonly isKey?: boolean;
  /** What a change notice has replaced. */
  readonly former?: string;
}

/** What the record says of its tender, in the order a bidder asks; what it leaves open is left out. */
export const toTenderFacts = (
  record: PurchaseItem & Partial<Pick<PurchaseInfo, 'deposit' | 'ceiling' | 'lots' | 'winner'>>,
): TenderFact[] => {
  const span = (from: string | null, to: string | null) => toFullSpanText(toInstant(from), toInstant(to));
  const facts: TenderFact[] = [
    { label: '项目编号', text: record.projectNo },
    { label: '公告类型', text: tenderNoticeTypes[record.noticeType] },
    { label: '中标人', text: record.winner ?? '', isKey: true },
    { label: '采购类别', text: record.category ? tenderCategories[record.category] : '' },
    { label: '采购方式', text: record.method },
    { label: '招标人', text: record.owner },
    { label: '代理机构', text: record.agent },
    { label: '项目预算', text: record.budget },
    { label: '实施地区', text: record.region },
    { label: '投标保证金', text: record.deposit ?? '' },
    { label: '最高限价', text: record.ceiling ?? '' },
    { label: '标段', text: record.lots ?? '' },
    { label: '文件获取', text: span(record.filesFrom, record.filesTo) },
    {
      label: '投标截止',
      text: toTime(record.deadlineAt)?.text ?? '',
      isKey: true,
      ...(record.previousDeadlineAt ? { former: toFormer(record) } : {}),
    },
    { label: '开标时间', text: toTime(record.opensAt)?.text ?? '' },
    { label: '公示时间', text: span(record.publicFrom, record.publicTo) },
  ];
  return facts.filter(({ text }) => text.trim() !== '');
};

/** A notice in the line of its project. */
export interface ProjectStep {
  readonly id: number;
  readonly title: string;
  readonly typeText: string;
  readonly date: TimeText | null;
  /** It is the notice that is read. */
  readonly isCurrent: boolean;
  /** It changes, clarifies or ends the tender, and came after the notice that is read. */
  readonly isLaterChange: boolean;
}

/** Notices that say what no longer holds as it was first published. */
const CHANGING: readonly RelatedTender['noticeType'][] = ['change', 'clarification', 'abnormal'];

/**
 * All notices of a record's project from the first to the latest, the record among them; those without a day last.
 * Empty for a record that is alone.
 */
export const toProjectLine = (info: PurchaseInfo): ProjectStep[] => {
  const readAt = toInstant(info.publishedAt);
  const others = info.related.filter(({ id }) => id !== info.id);
  if (others.length === 0) return [];
  return [info, ...others]
    .map((notice) => ({ notice, at: toInstant(notice.publishedAt) }))
    .toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || a.notice.id - b.notice.id)
    .map(({ notice, at }) => ({
      id: notice.id,
      title: toTitle(notice.title),
      typeText: tenderNoticeTypes[notice.noticeType],
      date: toDay(notice.publishedAt),
      isCurrent: notice.id === info.id,
      isLaterChange: CHANGING.includes(notice.noticeType) && at !== null && readAt !== null && at > readAt,
    }));
};

/** The files of a tender, with the checksums by which a bidder proves which ones were read. */
export const toTenderFiles = (attachments: readonly Attachment[]) =>
  attachments.flatMap((attachment) => toFiles([attachment]).map((file) => ({ ...file, sha256: attachment.sha256 })));

/** An entry of the former site's archive. */
export interface OldTenderView {
  readonly id: number;
  readonly title: string;
  readonly noticeType: OldPurchaseItem['noticeType'];
  readonly typeText: string;
  /** Who won; '' where the record does not say. */
  readonly winner: string;
  readonly date: TimeText | null;
}

export const toOldTenderView = ({ id, title, noticeType, winner, publishedAt }: OldPurchaseItem): OldTenderView => ({
  id,
  title: toTitle(title),
  noticeType,
  typeText: tenderNoticeTypes[noticeType],
  winner: winner.trim(),
  date: toDay(publishedAt),
});
