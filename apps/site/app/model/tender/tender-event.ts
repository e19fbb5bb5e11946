/** The bid deadline of a project as an event of a calendar. */
import { type PurchaseItem, tenderNoticeTypes } from '@yunxia/contract/purchase';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { DAY_MS, startOfDay } from '@yunxia/contract/time';
import { detailHref } from '../../site-map.ts';
import { toDayTimeText, toInstant } from '../text/beijing-time.ts';
import { RETENTION_DAYS } from '../feed/feed-terms.ts';
import type { CalendarEvent } from '../feed/ical.ts';
import { toEventUid, toSequence } from '../feed/lasting-id.ts';
import { toTitle } from '../page/title.ts';

/** A deadline reminds a day ahead. */
const ALARM_MINUTES = 24 * 60;

/** Notices whose deadline is one to keep: not a mere plan, nor what comes after the bids. */
const BINDING: readonly string[] = ['tender', 'prequalification', 'change', 'clarification'];

/** Address of the calendar file of a project's deadline, by any of its notices; it holds as long as the notice does. */
export const tenderCalendarHref = (id: number): string => detailHref('/feeds/tender.ics', id);

/** Whether a notice has a deadline to put into a calendar. */
export const hasDeadline = ({ noticeType, deadlineAt }: PurchaseItem): boolean =>
  BINDING.includes(noticeType) && toInstant(deadlineAt) !== null;

/**
 * Which deadline a notice speaks of: all notices of a project of the same one, whether they set, move or explain it.
 * Prequalification has one of its own.
 */
export const deadlineKey = ({ id, projectNo, noticeType }: PurchaseItem): string => {
  const stage = noticeType === 'prequalification' ? 'prequalification' : 'tender';
  return projectNo.trim() ? `${stage}-${encodeURIComponent(projectNo.trim())}` : `${stage}-notice-${id}`;
};

/** The newest notice of each deadline: the one that holds. Those without a deadline are left out. */
export const toDeadlines = (records: readonly PurchaseItem[]): PurchaseItem[] => {
  const newest = new Map<string, PurchaseItem>();
  for (const record of records.filter(hasDeadline)) {
    const known = newest.get(deadlineKey(record));
    if (!known || isNewer(record, known)) newest.set(deadlineKey(record), record);
  }
  return [...newest.values()];
};

const isNewer = (a: PurchaseItem, b: PurchaseItem): boolean => {
  const [left, right] = [toInstant(a.publishedAt) ?? 0, toInstant(b.publishedAt) ?? 0];
  return left > right || (left === right && a.id > b.id);
};

/** Whether a deadline belongs in the calendar at `now` (epoch ms): to come, or past for less than a month. */
export const isDeadlineListed = (record: PurchaseItem, now: number): boolean =>
  (toInstant(record.deadlineAt) ?? 0) > startOfDay(now) - RETENTION_DAYS * DAY_MS;

/** What a notice says that it is, at the end of its title, the mark of sample content left in place. */
const TYPE_AT_END = /(?:招标|资格预审|变更|澄清|更正|补充)?(?:公告|答疑|通知|说明)(?=（[^（）]*）$|$)/u;

/** The project, as its notice is titled. */
const toProject = (title: string): string => {
  const whole = toTitle(title);
  return whole.replace(TYPE_AT_END, '').trim() || whole;
};

/**
 * The event of a deadline; null when the notice has none. Its identity is the project's, so that a deadline that was
 * moved by another notice moves in the calendar; one of a terminated project is a cancelled event.
 * @param origin public origin of the site
 */
export const toTenderEvent = (record: PurchaseItem, siteInfo: SiteInfo, origin: string): CalendarEvent | null => {
  const deadline = toInstant(record.deadlineAt);
  if (deadline === null || !hasDeadline(record)) return null;
  const what = record.noticeType === 'prequalification' ? '资格预审申请截止' : '投标截止';
  const url = `${origin}${detailHref('/tendering_details', record.id)}`;
  const savedAt = toInstant(record.updatedAt) ?? toInstant(record.publishedAt) ?? deadline;
  const timeOf = (iso: string | null): string => {
    const instant = toInstant(iso);
    return instant === null ? '' : toDayTimeText(instant);
  };
  const facts = {
    [`${what}（北京时间）`]: toDayTimeText(deadline),
    项目编号: record.projectNo.trim(),
    公告类型: tenderNoticeTypes[record.noticeType],
    招标人: record.owner,
    代理机构: record.agent,
    采购方式: record.method,
    文件获取截止: timeOf(record.filesTo),
    开标时间: timeOf(record.opensAt),
    最新公告: url,
  };
  return {
    uid: toEventUid(deadlineKey(record)),
    // Another notice terminates the project: this one is not saved again.
    sequence: toSequence(savedAt) + (record.terminated ? 1 : 0),
    changedAt: savedAt,
    time: { start: deadline, end: null },
    summary: `${siteInfo.demo ? '【演示数据】' : ''}${record.terminated ? '【已终止】' : ''}${what}：${toProject(record.title)}`,
    description: Object.entries(facts)
      .filter(([, text]) => text)
      .map(([label, text]) => `${label}：${text}`)
      .join('\n'),
    location: '',
    url,
    categories: [what],
    isCancelled: record.terminated,
    alarmMinutes: ALARM_MINUTES,
  };
};
