/** 招标采购: tender notices, and the archive of the former site. */
import * as z from 'zod/mini';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countsField,
  dayParam,
  flagField,
  htmlField,
  idField,
  idParam,
  integerParam,
  listField,
  numberField,
  optionalCodeField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { attachment } from './media.ts';
import { tenderStatuses } from './tender-status.ts';
import { OWNER_MAX, tenderCategories, tenderNoticeTypes } from './tender-codes.ts';

export * from './tender-codes.ts';

/**
 * A tender notice as lists show it; `terminated`: an abnormal notice was published on its project. `updatedAt`, when it
 * was saved last, tells a calendar that has its deadline which version is newer. `deadlineAt` and `opensAt` of a tender are
 * those of the newest change notice on its project that names a deadline; `previousDeadlineAt` is the one that it had before.
 */
export const purchaseItem = z.object({
  id: idField(),
  title: textField(300),
  projectNo: textField(100),
  noticeType: codeField(tenderNoticeTypes),
  method: textField(50),
  category: optionalCodeField(tenderCategories),
  owner: textField(OWNER_MAX),
  agent: textField(200),
  budget: textField(100),
  region: textField(100),
  filesFrom: timeField(),
  filesTo: timeField(),
  deadlineAt: timeField(),
  previousDeadlineAt: timeField(),
  opensAt: timeField(),
  publicFrom: timeField(),
  publicTo: timeField(),
  publishedAt: timeField(),
  updatedAt: timeField(),
  terminated: flagField(),
});
export type PurchaseItem = z.output<typeof purchaseItem>;

/** Whom to ask about a tender; `role` is e.g. 招标人, 代理机构, 监督. */
export const tenderContact = z.object({
  role: textField(50),
  name: textField(100),
  phone: textField(50),
  email: textField(200),
  address: textField(300),
});
export type TenderContact = z.output<typeof tenderContact>;

/** A candidate; `price` and `score` as published, rank from 1. */
export const tenderCandidate = z.object({
  rank: numberField(),
  name: textField(200),
  price: textField(100),
  score: textField(50),
});
export type TenderCandidate = z.output<typeof tenderCandidate>;

/** A document of a bid, and its requirements. */
export const tenderDocument = z.object({ name: textField(200), note: textField(300) });
export type TenderDocument = z.output<typeof tenderDocument>;

/** Another notice on the same project. */
export const relatedTender = z.object({
  id: idField(),
  noticeType: codeField(tenderNoticeTypes),
  title: textField(300),
  publishedAt: timeField(),
});
export type RelatedTender = z.output<typeof relatedTender>;

/**
 * A tender notice in full. It has no `changes`: what changes a tender is a notice of its own, among `related`. `documents`:
 * what a bid has to contain; `delivery`: where and how it is handed in; `deposit`, `ceiling` (最高限价) and `lots` (标段) as
 * published. `winner`: who won, in the former site's archive alone, '' where the record does not say; the notices of today
 * name their `candidates`.
 */
export const purchaseInfoSchema = z.extend(purchaseItem, {
  documents: listField(tenderDocument),
  delivery: textField(2000),
  deposit: textField(200),
  ceiling: textField(200),
  lots: textField(300),
  winner: textField(200),
  content: htmlField(),
  contacts: listField(tenderContact),
  candidates: listField(tenderCandidate),
  attachments: listField(attachment),
  related: listField(relatedTender),
});
export type PurchaseInfo = z.output<typeof purchaseInfoSchema>;

/** An entry of the former site's archive; `winner`, who won, as published: '' where the record does not say. */
export const oldPurchaseItem = z.object({
  id: idField(),
  title: textField(300),
  noticeType: codeField(tenderNoticeTypes),
  winner: textField(200),
  publishedAt: timeField(),
});
export type OldPurchaseItem = z.output<typeof oldPurchaseItem>;

/**
 * Spec §7 /v1/purchase-list. `start` and `end` are days between which it was published. `owners` gives how many records
 * each owner has, by the other filters but status and owner, most first; at most 50 of them. `changesAt`: from when on
 * `counts` may be others without any save; null: never.
 */
export const purchaseList = definePagedList({
  name: 'purchase-list',
  summary: '招标采购列表',
  request: {
    noticeType: codeParam(tenderNoticeTypes),
    status: codeParam(tenderStatuses),
    category: codeParam(tenderCategories),
    owner: textParam(OWNER_MAX),
    keyword: textParam(),
    start: dayParam(),
    end: dayParam(),
  },
  item: purchaseItem,
  extra: { counts: countsField(), changesAt: timeField(), owners: countsField() },
});

/** Spec §7 /v1/purchase-old-list. `years` as in news-list. */
export const purchaseOldList = definePagedList({
  name: 'purchase-old-list',
  summary: '历史招标列表',
  request: { keyword: textParam(), year: integerParam() },
  item: oldPurchaseItem,
  extra: { years: countsField() },
});

/** Spec §7 /v1/purchase-info; `archive` 1 reads the former site's archive. */
export const purchaseInfo = defineInfo({
  name: 'purchase-info',
  summary: '招标采购详情',
  request: { id: idParam(), archive: integerParam(0, 1) },
  info: purchaseInfoSchema,
});
