/** 公告: company announcements, investor activities, outage notices, complaint notices, in one id space. */
import * as z from 'zod/mini';
import { announcementGroups } from './announcement.ts';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countField,
  countsField,
  dayField,
  dayParam,
  htmlField,
  idField,
  idParam,
  integerParam,
  listField,
  partField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { attachment, change, neighbour, pdfFile } from './media.ts';
import { outageShape } from './outage.ts';
import { outageKinds } from './outage-kinds.ts';
import { outageReading } from './outage-reading.ts';
import { outageStatuses } from './outage-status.ts';

/** Notice types by code word. */
export const noticeTypes = {
  announcement: '公司公告',
  activity: '投资者活动',
  overhaul: '停电检修公告',
  complaint: '投诉举报公告',
} as const;
export type NoticeType = keyof typeof noticeTypes;

/** The other announcement of a correction: what was corrected, or what corrects it. */
export const correctionLink = z.object({ id: idField(), title: textField(300), publishedAt: timeField() });
export type CorrectionLink = z.output<typeof correctionLink>;

/**
 * A notice as lists show it. The outage fields (kind … changes) carry meaning only when `type` is
 * overhaul; otherwise they hold their defaults, but for startAt and endAt of an activity: when it takes place, and `override`, which is cancelled when it does not.
 * `revision` grows whenever the notice is saved: a calendar that
 * has it already knows by it that there is a newer one. Of an announcement `filing` is what the exchange files it under
 * (年度报告), `exchangePublishedAt` when exchange or media published it, `originUrl` where; `corrects` and `correctedBy`
 * name the other of a correction, while a visitor can open it.
 */
export const noticeItem = z.object({
  id: idField(),
  type: codeField(noticeTypes),
  title: textField(300),
  number: textField(100),
  category: textField(100),
  publishedAt: timeField(),
  summary: textField(1000),
  pdf: partField(pdfFile),
  originUrl: textField(1000),
  filing: textField(50),
  exchangePublishedAt: timeField(),
  corrects: partField(correctionLink),
  correctedBy: partField(correctionLink),
  ...outageShape,
  changes: listField(change),
  revision: countField(),
});
export type NoticeItem = z.output<typeof noticeItem>;

/** A notice in full. `place` and `recordOn` (股权登记日) are those of an activity: a general meeting has both. */
export const noticeInfoSchema = z.extend(noticeItem, {
  place: textField(200),
  recordOn: dayField(),
  content: htmlField(),
  attachments: listField(attachment),
  prev: partField(neighbour),
  next: partField(neighbour),
});
export type NoticeInfo = z.output<typeof noticeInfoSchema>;

/** Most days that one answer counts by day: six weeks of a month's calendar, and some. */
export const MAX_COUNTED_DAYS = 62;

/**
 * Spec §7 /v1/notice-list. Newest first; overhaul: ongoing and overrunning, then soon and scheduled by
 * start ascending, then the past by end descending. For overhaul `region` is a county, town or village
 * name, `start` and `end` are days that the outage must touch, and `counts` gives how many records of the
 * filtered list (the status filter left aside) have each status, `changesAt` from when on these numbers may be others
 * without any save (null: never). For the other types `categories` gives in the
 * same way how many have each category, most frequent first, and `years` how many of the filtered list (the year left
 * aside) were published in each year; a year without any is left out. Of announcements `groups` gives in the same way how
 * many each group has (the filter by group left aside); one without any is left out. A keyword in Latin letters also finds places and lines
 * by pinyin and its initials. With `countDays` 1, and `start` and `end` at most {@link MAX_COUNTED_DAYS} days apart,
 * `days` gives for each day (YYYY-MM-DD) how many outages of the list touch it; days without one are left out.
 * With `withVersion` 1, `version` names the state of the filtered overhaul list (the status filter left aside): it
 * differs after every record that came, went or was saved, though not when the clock alone moves a status.
 * Of an overhaul list `reading` says how `region` and `keyword` were read; null when neither was given. Days that the
 * keyword names stand in place of `start` and `end`; of a part of a day what touches it goes before the day's others.
 */
export const noticeList = definePagedList({
  name: 'notice-list',
  summary: '公告列表（公司公告、投资者活动、停电检修、投诉举报）',
  request: {
    type: codeParam(noticeTypes),
    category: textParam(),
    group: codeParam(announcementGroups),
    year: integerParam(),
    keyword: textParam(),
    region: textParam(),
    status: codeParam(outageStatuses),
    kind: codeParam(outageKinds),
    start: dayParam(),
    end: dayParam(),
    countDays: integerParam(0, 1),
    withVersion: integerParam(0, 1),
  },
  item: noticeItem,
  extra: {
    counts: countsField(),
    changesAt: timeField(),
    categories: countsField(),
    groups: countsField(),
    years: countsField(),
    days: countsField(),
    version: textField(200),
    reading: partField(outageReading),
  },
});

/** Spec §7 /v1/notice-info. */
export const noticeInfo = defineInfo({
  name: 'notice-info',
  summary: '公告详情',
  request: { id: idParam() },
  info: noticeInfoSchema,
});
