/**
 * Who may do what, in one table: access functions, the hooks of a save, the desk and the tests read it.
 * A column is a collection, a type of notice, or a global; how many reviews it has is a setting (globals/review-settings.ts).
 */
import { noticeTypes } from '@yunxia/contract/notice';
import type { PayloadRequest } from 'payload';

type SignedInUser = PayloadRequest['user'];

export const stepNames = { first: '初审', second: '复审', third: '终审' } as const;
export type Step = keyof typeof stepNames;

/** What an editor does; one person may have several. */
export const dutyNames = { writer: '撰写', ...stepNames } as const;
export type Duty = keyof typeof dutyNames;
export type Role = Duty | 'administrator';

/** `text` is drafted and published, `outage` may be published at once, `table` has no drafts and no reviews. */
export type ColumnKind = 'text' | 'outage' | 'table';

interface Column {
  label: string;
  kind: ColumnKind;
}

const text = (label: string): Column => ({ label, kind: 'text' });
const table = (label: string): Column => ({ label, kind: 'table' });

/** All columns, in the order of the admin's menu. */
export const columns = {
  news: text('新闻'),
  'party-articles': text('党建文章'),
  'social-reports': text('社会责任'),
  'notices:announcement': text(noticeTypes.announcement),
  'notices:activity': text(noticeTypes.activity),
  'notices:overhaul': { label: noticeTypes.overhaul, kind: 'outage' },
  'notices:complaint': text(noticeTypes.complaint),
  disclosures: text('公开信息'),
  purchases: text('招标采购'),
  'old-purchases': text('历史招标'),
  recruits: text('招聘'),
  businesses: text('集团业务'),
  companies: text('所属企业'),
  'company-pages': text('集团页面'),
  strategies: text('发展战略'),
  honors: text('集团荣誉'),
  histories: text('发展历程'),
  banners: text('横幅'),
  'special-columns': text('专栏页面'),
  documents: text('文档'),
  tariffs: text('电价'),
  dividends: text('分红送配'),
  'capital-changes': text('股本变动'),
  'holder-lists': text('前十大股东'),
  people: text('董事与高级管理人员'),
  'governance-rules': text('公司制度'),
  'governance-meetings': text('公司会议'),
  reports: text('定期报告'),
  figures: text('主要指标'),
  'investor-days': text('投资者日程'),
  'site-info': text('网站信息'),
  'outage-areas': table('供电区域'),
  'disclosure-types': table('公开类别'),
  'search-settings': table('站内搜索'),
  'stock-days': table('行情数据'),
  'trading-closures': table('休市日'),
  'stock-settings': table('行情设置'),
} as const satisfies Readonly<Record<string, Column>>;

export type ColumnKey = keyof typeof columns;
export const columnKeys = Object.keys(columns) as ColumnKey[];

export type Action =
  | 'read'
  | 'write'
  | 'submit'
  | Step
  | 'return'
  | 'publish'
  | 'urgent'
  | 'force'
  | 'takeDown'
  | 'bin'
  | 'binPublic'
  | 'delete';

interface Rule {
  /** Of a column without reviews, and of one that has some. */
  free: readonly Role[];
  reviewed: readonly Role[];
  /** Kinds of columns; left out: all. */
  kinds?: readonly ColumnKind[];
}

const everyDuty: readonly Role[] = ['administrator', 'writer', 'first', 'second', 'third'];
const writers: readonly Role[] = ['administrator', 'writer'];
const drafted: readonly ColumnKind[] = ['text', 'outage'];

/** Role × action × kind of column. */
export const RIGHTS: Readonly<Record<Action, Rule>> = {
  // drafts and versions; what is published everybody reads
  read: { free: everyDuty, reviewed: everyDuty },
  // new records, copies, drafts, old versions brought back
  write: { free: writers, reviewed: writers },
  submit: { free: [], reviewed: writers, kinds: drafted },
  first: { free: [], reviewed: ['first'], kinds: drafted },
  second: { free: [], reviewed: ['second'], kinds: drafted },
  third: { free: [], reviewed: ['third'], kinds: drafted },
  return: { free: [], reviewed: ['first', 'second', 'third'], kinds: drafted },
  // with reviews a record is published by the last of them
  publish: { free: writers, reviewed: [], kinds: drafted },
  urgent: { free: writers, reviewed: writers, kinds: ['outage'] },
  force: { free: ['administrator'], reviewed: ['administrator'], kinds: drafted },
  takeDown: { free: writers, reviewed: ['administrator', 'third'], kinds: drafted },
  // into the bin and out of it
  bin: { free: writers, reviewed: writers, kinds: drafted },
  // of what is public, besides `bin`: it leaves the site with it (410), and comes back as a draft alone. So it is theirs who
  // may take it down: where one person publishes alone, one person deletes alone; where several approve, the last or an
  // administrator has to
  binPublic: { free: writers, reviewed: ['administrator', 'third'], kinds: drafted },
  // permanently
  delete: { free: ['administrator'], reviewed: ['administrator'] },
};

/** Someone who may work: signed in, and past the change of a password that an administrator chose. */
export function isWorking(user: SignedInUser): boolean {
  return Boolean(user) && user?.mustChangePassword !== true;
}

/** An account from before there were duties has none stored, and goes on as the writer it was. */
export function rolesOf(user: SignedInUser): Role[] {
  if (!user || !isWorking(user)) return [];
  const duties: Role[] = user.duties?.length ? [...user.duties] : ['writer'];
  return user.role === 'administrator' ? ['administrator', ...duties] : duties;
}

/** Whether a column is among a user's; none chosen are all. */
export function hasColumn(user: SignedInUser, key: ColumnKey): boolean {
  if (user?.role === 'administrator') return true;
  return !user?.columns?.length || (user.columns as readonly string[]).includes(key);
}

/** @param isReviewed whether the column has reviews */
export function may(user: SignedInUser, action: Action, key: ColumnKey, isReviewed: boolean): boolean {
  const rule = RIGHTS[action];
  if (rule.kinds && !rule.kinds.includes(columns[key].kind)) return false;
  const roles = isReviewed ? rule.reviewed : rule.free;
  return hasColumn(user, key) && rolesOf(user).some((role) => roles.includes(role));
}

/** The columns of a collection or global: one, or one for each type of notice. */
export function columnsOf(slug: string): ColumnKey[] {
  return columnKeys.filter((key) => key === slug || key.startsWith(`${slug}:`));
}

/** The column of a record; undefined for a draft whose type is not chosen yet. */
export function columnOf(slug: string, type: unknown): ColumnKey | undefined {
  const keys = columnsOf(slug);
  return keys.length === 1 ? keys[0] : keys.find((key) => key === `${slug}:${String(type)}`);
}
