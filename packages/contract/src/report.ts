/** 定期报告: periodic reports with their summary, figures and the meeting on them. Beyond the endpoints of Spec §7. */
import * as z from 'zod/mini';
import { definePagedList } from './endpoint.ts';
import {
  codeField,
  codeParam,
  countField,
  dayField,
  flagField,
  htmlField,
  idField,
  integerParam,
  listField,
  numberField,
  partField,
  textField,
  timeField,
} from './field.ts';
import { pdfFile } from './media.ts';
import { reportKinds } from './report-codes.ts';

export * from './report-codes.ts';

/** A figure of a report. `value` and `changePercent` (on the same period of the year before) are decimal text; '' where there is none. */
export const reportFigure = z.object({
  label: textField(60),
  value: textField(24),
  unit: textField(20),
  changePercent: textField(24),
});
export type ReportFigure = z.output<typeof reportFigure>;

/** Another report that a visitor can open. */
const otherReport = z.object({ id: idField(), title: textField(300) });

/** A question of the meeting and its answer, plain text with line breaks. */
export const reportQuestion = z.object({ question: textField(500), answer: textField(4000) });

/**
 * A report of `year`. One that is to come has `dueOn`, the day that was booked for it, and neither file nor summary.
 * `summaryHtml` is the summary as a page. `meeting` is the results meeting, an activity; `slides` its presentation,
 * `slidesOutline` that as text, a line for each page. `noticeId` is its announcement, from which `pdf` is taken where the report has none of its own. `correctedBy` and `corrects` are null where a visitor cannot open it.
 */
export const reportItem = z.object({
  id: idField(),
  year: countField(),
  kind: codeField(reportKinds),
  title: textField(300),
  publishedAt: timeField(),
  dueOn: dayField(),
  isAudited: flagField(),
  summary: textField(1000),
  summaryHtml: htmlField(),
  pdf: partField(pdfFile),
  noticeId: numberField(),
  figures: listField(reportFigure),
  correctedBy: partField(otherReport),
  corrects: partField(otherReport),
  meeting: partField(z.object({ id: idField(), title: textField(300), startAt: timeField() })),
  slides: partField(pdfFile),
  slidesOutline: textField(4000),
  recordingUrl: textField(1000),
  recordingNote: textField(100),
  questions: listField(reportQuestion),
});
export type ReportItem = z.output<typeof reportItem>;

/**
 * Additive /v1/report-list: the latest year first, of a year in the order of {@link reportKinds}. With `latest` 1 those that are out
 * alone, the one that was published last first.
 */
export const reportList = definePagedList({
  name: 'report-list',
  summary: '定期报告列表',
  request: { year: integerParam(), kind: codeParam(reportKinds), latest: integerParam(0, 1) },
  item: reportItem,
});
