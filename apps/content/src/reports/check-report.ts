/** What is wrong with a periodic report as a whole. */
import { ValidationError } from 'payload';

interface ReportData {
  readonly id?: unknown;
  readonly dueOn?: unknown;
  readonly pdf?: unknown;
  readonly notice?: unknown;
  readonly content?: unknown;
  readonly summary?: unknown;
  readonly correctedBy?: unknown;
  readonly recordingUrl?: unknown;
  readonly _status?: unknown;
}

/** The id of a record that another one refers to, however deep it was read; null: none. */
export const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value && 'id' in value ? value.id : (value ?? null);

/** The fault and its field; null: none. A draft may lack what a published report has to have. */
export function reportFault(data: ReportData): { path: string; message: string } | null {
  const correction = idOf(data.correctedBy);
  if (data.id !== undefined && correction !== null && String(correction) === String(data.id))
    return { path: 'correctedBy', message: '更正后的报告不能是这一份自己' };
  if (data._status !== 'published') return null;
  const hasFile = Boolean(data.pdf) || idOf(data.notice) !== null;
  const hasText = hasFile || Boolean(data.content) || Boolean(data.summary);
  if (data.dueOn && hasFile) return { path: 'dueOn', message: '报告已经披露，请清空预约披露日' };
  if (!data.dueOn && !hasText)
    return { path: 'notice', message: '请选择披露公告、上传报告全文、填写摘要，或填写预约披露日' };
  return null;
}

/** @throws ValidationError */
export function checkReport(data: ReportData): void {
  const fault = reportFault(data);
  if (fault) throw new ValidationError({ collection: 'reports', errors: [fault] });
}
