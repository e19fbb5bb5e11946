/** 信息公开: the disclosure catalogue and its records. */
import * as z from 'zod/mini';
import { defineInfo, defineList, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countsField,
  dayField,
  htmlField,
  idField,
  idParam,
  integerParam,
  listField,
  numberField,
  optionalCodeField,
  partField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { attachment, change, neighbour, pdfFile } from './media.ts';

export const disclosureKinds = { item: '公开事项', annual_report: '信息公开年报' } as const;
export type DisclosureKind = keyof typeof disclosureKinds;

export const disclosureCycles = {
  immediate: '及时公开',
  monthly: '每月',
  quarterly: '每季度',
  yearly: '每年',
} as const;
export type DisclosureCycle = keyof typeof disclosureCycles;

/**
 * An entry of the catalogue. `id` is a stable number that editors set (the footer opens the pdf of 15:
 * Spec §2); `pdf` is a URL, "" when there is none; parentId is null at the top. `updatedOn` is the day that editors enter,
 * or that of the latest public record of the type and the types below it, whichever is later. `total` is the number of public
 * records of the type and the types below it, null when the server does not count them.
 */
export const disclosureTypeItem = z.object({
  id: idField(),
  name: textField(200),
  pdf: textField(1000),
  kind: codeField(disclosureKinds),
  parentId: partField(z.number()),
  legalBasis: textField(1000),
  cycle: optionalCodeField(disclosureCycles),
  updatedOn: dayField(),
  total: numberField(),
});
export type DisclosureTypeItem = z.output<typeof disclosureTypeItem>;

/** A disclosed record as lists show it; `kind` is that of its type. */
export const disclosureItem = z.object({
  id: idField(),
  typeId: partField(z.number()),
  typeName: textField(200),
  kind: codeField(disclosureKinds),
  title: textField(300),
  number: textField(100),
  publishedAt: timeField(),
  pdf: partField(pdfFile),
  department: textField(100),
});
export type DisclosureItem = z.output<typeof disclosureItem>;

/** A disclosed record in full, with the legal basis and the cycle of its type; `changes`: what was corrected since. */
export const disclosureInfoSchema = z.extend(disclosureItem, {
  legalBasis: textField(1000),
  cycle: optionalCodeField(disclosureCycles),
  content: htmlField(),
  attachments: listField(attachment),
  changes: listField(change),
  prev: partField(neighbour),
  next: partField(neighbour),
});
export type DisclosureInfo = z.output<typeof disclosureInfoSchema>;

/** Spec §7 /v1/active-disclosure-type-list. */
export const activeDisclosureTypeList = defineList({
  name: 'active-disclosure-type-list',
  summary: '主动公开目录',
  item: disclosureTypeItem,
});

/** Spec §7 /v1/active-disclosure-list. A type includes the types below it. `years` as in news-list. */
export const activeDisclosureList = definePagedList({
  name: 'active-disclosure-list',
  summary: '主动公开列表',
  request: { typeId: integerParam(), kind: codeParam(disclosureKinds), year: integerParam(), keyword: textParam() },
  item: disclosureItem,
  extra: { years: countsField() },
});

/** Spec §7 /v1/active-disclosure-info. */
export const activeDisclosureInfo = defineInfo({
  name: 'active-disclosure-info',
  summary: '主动公开详情',
  request: { id: idParam() },
  info: disclosureInfoSchema,
});
