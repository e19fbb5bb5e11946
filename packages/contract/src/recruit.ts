/** 招聘. */
import * as z from 'zod/mini';
import { defineInfo, definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countsField,
  htmlField,
  idField,
  idParam,
  listField,
  numberField,
  textField,
  textParam,
  timeField,
} from './field.ts';
import { attachment } from './media.ts';
import { recruitStatuses } from './recruit-status.ts';

export const recruitTypes = { campus: '校园招聘', society: '社会招聘' } as const;
export type RecruitType = keyof typeof recruitTypes;

/**
 * A job as lists show it. `discipline` is the field of study: 电气, 水利. `headcount` is null for 若干; `status` is as of the answer's time;
 * `updatedAt`, when it was saved last, tells a calendar that has its deadline which version is newer.
 */
export const recruitItem = z.object({
  id: idField(),
  type: codeField(recruitTypes),
  title: textField(300),
  company: textField(200),
  department: textField(100),
  city: textField(50),
  headcount: numberField(),
  education: textField(50),
  discipline: textField(50),
  salary: textField(100),
  publishedAt: timeField(),
  deadlineAt: timeField(),
  updatedAt: timeField(),
  status: codeField(recruitStatuses),
});
export type RecruitItem = z.output<typeof recruitItem>;

/** A job in full; duties, requirements and howToApply are HTML. */
export const recruitInfoSchema = z.extend(recruitItem, {
  duties: htmlField(),
  requirements: htmlField(),
  howToApply: htmlField(),
  email: textField(200),
  phone: textField(50),
  applyUrl: textField(1000),
  attachments: listField(attachment),
});
export type RecruitInfo = z.output<typeof recruitInfoSchema>;

/**
 * Spec §7 /v1/recruit-list. `counts` gives how many of the filtered list (the status filter left aside) are open and
 * closed, `changesAt` from when on that may be others without any save (null: never); `cities` how many records of the type and keyword there are in each city, most frequent first. `disciplines`
 * and `educations` tell the same of the list without these two filters.
 */
export const recruitList = definePagedList({
  name: 'recruit-list',
  summary: '招聘列表',
  request: {
    type: codeParam(recruitTypes),
    keyword: textParam(),
    city: textParam(50),
    discipline: textParam(50),
    education: textParam(50),
    status: codeParam(recruitStatuses),
  },
  item: recruitItem,
  extra: {
    counts: countsField(),
    changesAt: timeField(),
    cities: countsField(),
    disciplines: countsField(),
    educations: countsField(),
  },
});

/** Spec §7 /v1/recruit-info. */
export const recruitInfo = defineInfo({
  name: 'recruit-info',
  summary: '招聘详情',
  request: { id: idParam() },
  info: recruitInfoSchema,
});
