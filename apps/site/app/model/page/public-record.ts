/** What feeds and sitemaps say of a record, whichever list it stands in. */
import type { BusinessItem } from '@yunxia/contract/business';
import type { CompanyItem } from '@yunxia/contract/company';
import type { DisclosureItem } from '@yunxia/contract/disclosure';
import type { Change } from '@yunxia/contract/media';
import type { NewsItem } from '@yunxia/contract/news';
import { type NoticeItem, noticeTypes } from '@yunxia/contract/notice';
import type { PartyBuildingItem } from '@yunxia/contract/party-building';
import { type OldPurchaseItem, type PurchaseItem, tenderNoticeTypes } from '@yunxia/contract/purchase';
import type { RecruitItem } from '@yunxia/contract/recruit';
import type { ReportItem } from '@yunxia/contract/report';
import { reportKinds } from '@yunxia/contract/report-codes';
import { type SocialResponsibilityItem, socialResponsibilityTypes } from '@yunxia/contract/social-responsibility';
import { startOfDay } from '@yunxia/contract/time';
import { toDayText, toDayTimeText, toInstant } from '../text/beijing-time.ts';
import { toNoticeTitle } from '../investor/investor-notice.ts';
import { toPlaceText } from '../outage/outage.ts';
import { toOutageFacts } from '../outage/outage-facts.ts';
import { toTitle } from './title.ts';

/** A public record. */
export interface PublicRecord {
  readonly id: number;
  readonly title: string;
  /** Plain text in one or more sentences; '' when the record says no more than its title. */
  readonly description: string;
  /** Category in words; '' when it has none. */
  readonly category: string;
  /** ISO 8601; null when unknown. */
  readonly publishedAt: string | null;
  /** Its last correction, else its publication; ISO 8601, null when unknown. */
  readonly updatedAt: string | null;
  /** Site-relative URL of its page, where that is not the screen's detail page. */
  readonly page?: string;
  /** Site-relative URL of the file that is the record, where it has no page of its own. */
  readonly file?: string;
}

interface Dated {
  readonly id: number;
  readonly title: string;
  readonly publishedAt: string | null;
  readonly changes?: readonly Change[];
}

const toRecord = (item: Dated, description: string, category = ''): PublicRecord => ({
  id: item.id,
  title: toTitle(item.title),
  description: description.trim(),
  category,
  publishedAt: item.publishedAt,
  updatedAt: latest([item.publishedAt, ...(item.changes ?? []).map(({ at }) => at)]),
});

/** The latest of some times; null when none is known. */
const latest = (times: ReadonlyArray<string | null>): string | null =>
  times.reduce<string | null>((best, time) => ((toInstant(time) ?? -1) > (toInstant(best) ?? -1) ? time : best), null);

/** `项目编号：甲；招标人：乙。`; facts that are empty are left out. */
const toSentence = (facts: Readonly<Record<string, string | null | undefined>>): string => {
  const known = Object.entries(facts).filter(([, value]) => value?.trim());
  return known.length === 0 ? '' : `${known.map(([label, value]) => `${label}：${value?.trim()}`).join('；')}。`;
};

/** A deadline in words: a mere day, or day and time. */
const toDeadlineText = (iso: string | null): string => {
  const instant = toInstant(iso);
  if (instant === null) return '';
  return instant === startOfDay(instant) ? toDayText(iso) : toDayTimeText(instant);
};

/** News and Party-building articles. */
export const fromArticle = (item: NewsItem | PartyBuildingItem): PublicRecord => toRecord(item, item.summary);

/** A periodic report that is out: it is read where reports are listed. */
export const fromReport = (item: ReportItem): PublicRecord => ({
  ...toRecord(item, item.summary, reportKinds[item.kind]),
  page: `/investor_relations/reports?report=${item.id}`,
});

/** Notices; an outage says when, where and why. @param now epoch ms */
export const fromNotice = (item: NoticeItem, now: number): PublicRecord => {
  if (item.type !== 'overhaul') {
    const facts = toSentence({ 编号: item.number });
    const record = toRecord(item, `${facts}${item.summary}`, item.category || noticeTypes[item.type]);
    return { ...record, title: toNoticeTitle(item) };
  }
  const { times, lines, reason, kind } = toOutageFacts(item, now);
  const facts = toSentence({
    停电时间: times.current || times.remark,
    停电范围: item.regions.map(toPlaceText).join('，') || item.scope,
    停电线路: lines.join('、'),
    停电原因: reason,
  });
  return toRecord(item, facts, kind.split('，')[0]);
};

/** Reports and cases of social responsibility; they have no page of their own. */
export const fromSocialResponsibility = (item: SocialResponsibilityItem): PublicRecord => ({
  ...toRecord(item, item.summary, socialResponsibilityTypes[item.type]),
  ...(item.pdf ? { file: item.pdf.url } : {}),
});

/** Posts. */
export const fromRecruit = (item: RecruitItem): PublicRecord =>
  toRecord(
    item,
    toSentence({
      招聘单位: item.company,
      工作地点: item.city,
      招聘人数: item.headcount === null ? '若干' : `${item.headcount}人`,
      学历要求: item.education,
      截止时间: toDeadlineText(item.deadlineAt),
    }),
  );

/** Disclosed information. */
export const fromDisclosure = (item: DisclosureItem): PublicRecord =>
  toRecord(item, toSentence({ 文号: item.number, 公开部门: item.department }), item.typeName);

/** Tender notices. */
export const fromPurchase = (item: PurchaseItem): PublicRecord =>
  toRecord(
    item,
    toSentence({
      项目编号: item.projectNo,
      招标人: item.owner,
      采购方式: item.method,
      截止时间: toDeadlineText(item.deadlineAt),
    }),
    tenderNoticeTypes[item.noticeType],
  );

/** Tender notices of the former site. */
export const fromOldPurchase = (item: OldPurchaseItem): PublicRecord =>
  toRecord(item, '', tenderNoticeTypes[item.noticeType]);

/** Companies of the group: no time of publication. */
export const fromCompany = (item: CompanyItem): PublicRecord =>
  toRecord({ id: item.id, title: item.name, publishedAt: null }, item.business);

/** Businesses: no time of publication. */
export const fromBusiness = (item: BusinessItem): PublicRecord =>
  toRecord({ id: item.id, title: item.title, publishedAt: null }, item.summary);
