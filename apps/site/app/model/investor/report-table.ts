/** Periodic reports as the page shows them: by year and kind, and the one that is read. */
import type { PdfFile } from '@yunxia/contract/media';
import type { ReportItem } from '@yunxia/contract/report';
import { type ReportKind, reportKinds } from '@yunxia/contract/report-codes';
import { DAY_MS, toIsoDay } from '@yunxia/contract/time';
import { toPdfFile } from '../news/article.ts';
import { toTitle } from '../page/title.ts';
import { toClockText, toDayText, toInstant, toWeekdayText } from '../text/beijing-time.ts';

/** Kinds in the order of the columns, with their short names. */
export const reportColumns: Readonly<Record<ReportKind, string>> = {
  annual: '年度',
  half: '半年度',
  q1: '一季度',
  q3: '三季度',
  sustainability: '可持续发展',
  audit: '审计',
  internal_control: '内部控制',
};
export const reportKindKeys = Object.keys(reportKinds) as ReportKind[];

/** Reports that are marked as new. */
const NEW_DAYS = 90;

/** A report by its file; null where only its page is there. */
export interface ReportFile {
  readonly id: number;
  readonly title: string;
  readonly file: ReturnType<typeof toPdfFile> | null;
}

export const toReportFile = ({ id, title, pdf }: ReportItem): ReportFile => ({
  id,
  title: toTitle(title),
  file: pdf?.url ? toPdfFile(pdf, toTitle(title)) : null,
});

/** A report in the table. */
export interface ReportCell {
  readonly id: number;
  readonly title: string;
  readonly hasSummary: boolean;
  readonly pdf: PdfFile | null;
  /** The day that is booked, `2027-03-27`; '' for one that is out. */
  readonly dueOn: string;
  readonly isNew: boolean;
  /** Id of the report that corrects it; null: none. */
  readonly correctedBy: number | null;
  readonly isCorrection: boolean;
}

export interface ReportYear {
  readonly year: number;
  /** How many are out. */
  readonly count: number;
  readonly cells: Readonly<Partial<Record<ReportKind, readonly ReportCell[]>>>;
}

const isReportOut = ({ dueOn, pdf, summary, summaryHtml }: ReportItem): boolean =>
  dueOn === null || Boolean(pdf || summary || summaryHtml);

const toCell = (report: ReportItem, now: number): ReportCell => {
  const published = toInstant(report.publishedAt);
  return {
    id: report.id,
    title: toTitle(report.title),
    hasSummary: Boolean(report.summaryHtml || report.summary.trim()),
    pdf: report.pdf?.url ? report.pdf : null,
    dueOn: isReportOut(report) ? '' : (report.dueOn ?? ''),
    isNew: isReportOut(report) && published !== null && published <= now && now - published < NEW_DAYS * DAY_MS,
    correctedBy: report.correctedBy?.id ?? null,
    isCorrection: report.corrects !== null,
  };
};

/** The latest year first; of a year and kind the correction before what it corrects. */
export function toReportYears(reports: readonly ReportItem[], now: number): ReportYear[] {
  const years = [...new Set(reports.map(({ year }) => year))].filter((year) => year > 0);
  return years
    .toSorted((one, other) => other - one)
    .map((year) => {
      const own = reports.filter((report) => report.year === year);
      const cellsOf = (kind: ReportKind): ReportCell[] =>
        own
          .filter((report) => report.kind === kind)
          .map((report) => toCell(report, now))
          .toSorted((a, b) => Number(b.isCorrection) - Number(a.isCorrection));
      const kinds = reportKindKeys.filter((kind) => own.some((report) => report.kind === kind));
      const cells: ReportYear['cells'] = Object.fromEntries(kinds.map((kind) => [kind, cellsOf(kind)]));
      return { year, count: own.filter(isReportOut).length, cells };
    });
}

/** The report with this id, or else the latest that is out and was not corrected; null: there is none. */
export function toChosen(reports: readonly ReportItem[], id: number | undefined): ReportItem | null {
  const asked = id === undefined ? undefined : reports.find((report) => report.id === id);
  if (asked) return asked;
  const timeOf = ({ publishedAt }: ReportItem): number => toInstant(publishedAt) ?? 0;
  const out = reports.filter(
    (report) => isReportOut(report) && report.correctedBy === null && report.corrects === null,
  );
  const read = out.filter(({ summary, summaryHtml }) => summary || summaryHtml);
  return (read.length > 0 ? read : out).toSorted((one, other) => timeOf(other) - timeOf(one))[0] ?? null;
}

/** Han characters that a reader reads in a minute. */
const READ_IN_A_MINUTE = 400;

const toMinutes = (html: string): number =>
  Math.max(1, Math.ceil(html.replaceAll(/<[^>]*>|\s/g, '').length / READ_IN_A_MINUTE));

/** `+3.8%`, `−4.1%`; '' where it is no number. */
export const toChangeText = (percent: string): string => {
  const found = /^(-?)(\d+(?:\.\d+)?)$/.exec(percent.trim());
  if (!found) return '';
  const [, sign, digits = ''] = found;
  if (Number(digits) === 0) return '持平';
  return `${sign ? '−' : '+'}${digits}%`;
};

/** When a results meeting is held: `2026-11-10（周二）15:00，已举行`; '' without a time. */
const toMeetingTime = (startAt: string | null, now: number): string => {
  const start = toInstant(startAt);
  if (start === null) return '';
  return `${toDayText(startAt)}（${toWeekdayText(start)}）${toClockText(start)}${start < now ? '，已举行' : ''}`;
};

/** The report that is to come next, with the day that is booked for it; null: none is booked. */
export function toNextReport(reports: readonly ReportItem[], now: number): { title: string; dueOn: string } | null {
  const today = toIsoDay(now);
  const [next] = reports
    .flatMap((report) => (isReportOut(report) || !report.dueOn ? [] : [{ ...report, dueOn: report.dueOn }]))
    .filter(({ dueOn }) => dueOn >= today)
    .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  return next ? { title: toTitle(next.title), dueOn: next.dueOn } : null;
}

/** The report that the page opens with. `html` is there only when it is read. */
export function toReading(report: ReportItem, isRead: boolean, now: number) {
  const isFinancial = ['annual', 'half', 'q1', 'q3'].includes(report.kind);
  const day = toDayText(report.publishedAt);
  const state = isReportOut(report) ? `${day ? `${day} 披露` : ''}` : `预约 ${report.dueOn ?? ''} 披露`;
  return {
    id: report.id,
    title: toTitle(report.title),
    state: [state, isFinancial && isReportOut(report) ? (report.isAudited ? '已经审计' : '未经审计') : '']
      .filter(Boolean)
      .join('，'),
    summary: report.summary.trim(),
    figures: report.figures
      .filter(({ label, value }) => label.trim() && value.trim())
      .slice(0, 4)
      .map(({ label, value, unit, changePercent }) => ({
        ...{ label, value: value.replace('-', '−'), unit, change: toChangeText(changePercent) },
      })),
    html: isRead ? report.summaryHtml : '',
    minutes: report.summaryHtml ? toMinutes(report.summaryHtml) : 0,
    pdf: report.pdf?.url ? report.pdf : null,
    noticeId: report.noticeId,
    correctedBy: report.correctedBy,
    corrects: report.corrects,
    meeting: report.meeting && {
      id: report.meeting.id,
      title: toTitle(report.meeting.title),
      time: toMeetingTime(report.meeting.startAt, now),
    },
    slides: report.slides?.url ? report.slides : null,
    outline: isRead ? report.slidesOutline.split('\n').filter((line) => line.trim()) : [],
    hasOutline: report.slidesOutline.trim() !== '',
    recordingUrl: /^https?:\/\//i.test(report.recordingUrl) ? report.recordingUrl : '',
    recordingNote: report.recordingNote.trim(),
    questionCount: report.questions.length,
    questions: isRead ? report.questions : [],
  };
}
export type Reading = ReturnType<typeof toReading>;
