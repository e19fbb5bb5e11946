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
import { toIsoTime } from '@yunxia/contract/time';
import { type TimeText, toFiles } from './article.ts';
import { toDayText, toDayTimeText, toFullSpanText, toInstant } from './beijing-time.ts';
import { toTitle } from './title.ts';

/** The time of a tender that matters in its status. */
export interface TenderTerm extends TimeText {
  readonly label: '文件获取' | '投标截止' | '开标时间' | '公示截止';
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

const termOf = (record: PurchaseItem, status: TenderStatus): TenderTerm | null => {
  const pick = (label: TenderTerm['label'], iso: string | null): TenderTerm | null => {
    const time = toTime(iso);
    return time && { label, ...time };
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
    term: termOf(record, status),
    published: toDay(record.publishedAt),
  };
};

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
}

/** What the record says of its tender, in the order a bidder asks; what it leaves open is left out. */
export const toTenderFacts = (record: PurchaseItem): TenderFact[] => {
  const span = (from: string | null, to: string | null) => toFullSpanText(toInstant(from), toInstant(to));
  const facts: TenderFact[] = [
    { label: '项目编号', text: record.projectNo },
    { label: '公告类型', text: tenderNoticeTypes[record.noticeType] },
    { label: '采购类别', text: record.category ? tenderCategories[record.category] : '' },
    { label: '采购方式', text: record.method },
    { label: '招标人', text: record.owner },
    { label: '代理机构', text: record.agent },
    { label: '项目预算', text: record.budget },
    { label: '实施地区', text: record.region },
    { label: '文件获取', text: span(record.filesFrom, record.filesTo) },
    { label: '投标截止', text: toTime(record.deadlineAt)?.text ?? '', isKey: true },
    { label: '开标时间', text: toTime(record.opensAt)?.text ?? '' },
    { label: '公示时间', text: span(record.publicFrom, record.publicTo) },
  ];
  return facts.filter(({ text }) => text.trim() !== '');
};

/** Another notice on the same project. */
export interface ProjectNotice {
  readonly id: number;
  readonly title: string;
  readonly typeText: string;
  readonly date: TimeText | null;
  /** It changes, clarifies or ends the tender, and came after the notice that is read. */
  readonly isLater: boolean;
}

/** Notices that say what no longer holds as it was first published. */
const CHANGING: readonly RelatedTender['noticeType'][] = ['change', 'clarification', 'abnormal'];

const toProjectNotice = (notice: RelatedTender, readAt: number | null): ProjectNotice => {
  const at = toInstant(notice.publishedAt);
  return {
    id: notice.id,
    title: toTitle(notice.title),
    typeText: tenderNoticeTypes[notice.noticeType],
    date: toDay(notice.publishedAt),
    isLater: CHANGING.includes(notice.noticeType) && at !== null && readAt !== null && at > readAt,
  };
};

/** The other notices on a record's project, newest first, and among them those that changed it. */
export const toProjectNotices = (info: PurchaseInfo): { all: ProjectNotice[]; changes: ProjectNotice[] } => {
  const readAt = toInstant(info.publishedAt);
  const related = info.related.toSorted(
    (a, b) => (toInstant(b.publishedAt) ?? 0) - (toInstant(a.publishedAt) ?? 0) || b.id - a.id,
  );
  const isChange = ({ noticeType }: RelatedTender) => CHANGING.includes(noticeType);
  return {
    all: related.map((notice) => toProjectNotice(notice, readAt)),
    changes: related.filter(isChange).map((notice) => toProjectNotice(notice, readAt)),
  };
};

/** The files of a tender, with the checksums by which a bidder proves which ones were read. */
export const toTenderFiles = (attachments: readonly Attachment[]) =>
  attachments.flatMap((attachment) => toFiles([attachment]).map((file) => ({ ...file, sha256: attachment.sha256 })));

/** An entry of the former site's archive. */
export interface OldTenderView {
  readonly id: number;
  readonly title: string;
  readonly typeText: string;
  readonly date: TimeText | null;
}

export const toOldTenderView = ({ id, title, noticeType, publishedAt }: OldPurchaseItem): OldTenderView => ({
  id,
  title: toTitle(title),
  typeText: tenderNoticeTypes[noticeType],
  date: toDay(publishedAt),
});
