/** Jobs as the pages show them: what the clock makes of the record, computed at read time. */
import type { RecruitInfo, RecruitItem } from '@yunxia/contract/recruit';
import { type RecruitStatus, recruitDeadline, recruitStatus, recruitStatuses } from '@yunxia/contract/recruit-status';
import { DAY_MS, startOfDay, toIsoDay, toIsoTime } from '@yunxia/contract/time';
import type { TimeText } from '../news/article.ts';
import { toDayText, toDayTimeText, toLengthText, toWeekdayText } from '../text/beijing-time.ts';
import { isWebAddress } from '../text/fact.ts';
import { toTitle } from '../page/title.ts';

/** A deadline as near as this is counted down. */
const NEAR_MS = 7 * DAY_MS;
/** What editors may leave of the last second of a day: the contract writes the end of a day as 23:59:59. */
const LAST_SECOND_MS = 1000;

/** When applications end. */
export interface JobDeadline extends TimeText {
  /** `剩3天`, `剩5小时12分` in the last seven days; '' earlier and once it is over. */
  readonly left: string;
  /** `还有29天`, further away than that; '' in the last seven days and once it is over. */
  readonly ahead: string;
  /** The deadline is the end of a day, and `text` that day. */
  readonly isWholeDay: boolean;
}

/** A job at one moment; texts are '' where the record says nothing. */
export interface JobView {
  readonly id: number;
  readonly title: string;
  /** The title without what every post of a campus recruitment begins with; {@link year} says it. */
  readonly subject: string;
  /** `2027届` of a campus recruitment; '' where the title names none. */
  readonly year: string;
  readonly status: RecruitStatus;
  readonly statusText: string;
  readonly company: string;
  readonly department: string;
  readonly city: string;
  /** `6人`; 若干 when the record names no number. */
  readonly headcount: string;
  readonly education: string;
  readonly salary: string;
  /** null: open until filled. */
  readonly deadline: JobDeadline | null;
  readonly published: TimeText | null;
}

/** The deadline of a job at `now` (epoch ms); null without one. */
export const toJobDeadline = (record: Pick<RecruitItem, 'deadlineAt'>, now: number): JobDeadline | null => {
  const end = recruitDeadline(record);
  if (end === null) return null;
  const isWholeDay = end + LAST_SECOND_MS >= startOfDay(end) + DAY_MS || end === startOfDay(end);
  const left = end - now;
  return {
    iso: toIsoTime(end),
    // The last day counts to its end: it is named as a day, not as a midnight that could be the one before.
    text: isWholeDay ? toIsoDay(end - 1) : toDayTimeText(end),
    left: left > 0 && left <= NEAR_MS ? `剩${toLengthText(left)}` : '',
    ahead: left > NEAR_MS ? `还有${toLengthText(left)}` : '',
    isWholeDay,
  };
};

/** `2027届校园招聘：继电保护`: the year, and what the post is. */
const CAMPUS_TITLE = /^(\d{4}届)校园招聘\s*[：:]\s*(?=\S)/;

/** A job at `now` (epoch ms). */
export const toJobView = (record: RecruitItem, now: number): JobView => {
  const status = recruitStatus(record, now);
  const title = toTitle(record.title);
  const [start = '', year = ''] = CAMPUS_TITLE.exec(title) ?? [];
  return {
    id: record.id,
    title,
    subject: title.slice(start.length),
    year,
    status,
    statusText: recruitStatuses[status],
    company: record.company.trim(),
    department: record.department.trim(),
    city: record.city.trim(),
    headcount: record.headcount === null || record.headcount < 1 ? '若干' : `${record.headcount}人`,
    education: record.education.trim(),
    salary: record.salary.trim(),
    deadline: toJobDeadline(record, now),
    published: record.publishedAt ? { iso: record.publishedAt, text: toDayText(record.publishedAt) } : null,
  };
};

/** What is counted on the page of a job. */
export interface JobCount {
  readonly label: string;
  readonly figure: string;
  readonly time: TimeText;
  readonly note: string;
}

/** How long applications are still taken, or that they are not any more; null for a job that has no deadline. */
export const toJobCount = (record: Pick<RecruitItem, 'deadlineAt'>, now: number): JobCount | null => {
  const deadline = toJobDeadline(record, now);
  const end = recruitDeadline(record);
  if (deadline === null || end === null) return null;
  const isOver = end <= now;
  return {
    label: isOver ? '报名截止（已过）' : '距报名截止',
    figure: isOver ? toIsoDay(end - 1) : toLengthText(end - now),
    time: deadline,
    note: `（${toWeekdayText(end - 1)}，北京时间${deadline.isWholeDay ? '，含当日' : ''}）`,
  };
};

/** The next instant (epoch ms) at which one of these jobs closes; null when none will. */
export const nextJobsChange = (records: readonly Pick<RecruitItem, 'deadlineAt'>[], now: number): number | null => {
  const times = records.map(recruitDeadline).filter((time) => time !== null && time > now) as number[];
  return times.length === 0 ? null : Math.min(...times);
};

/** The ways to apply that the record names, safe to link to; '' for each that it does not. */
export interface JobWays {
  /** http or https. */
  readonly applyUrl: string;
  readonly email: string;
  readonly phone: string;
}

const MAIL = /^[^\s@<>"']+@[^\s@<>"']+$/;

/** What can be followed of a job's ways to apply; anything else in those fields is no way and left out. */
export const toJobWays = ({ applyUrl, email, phone }: Pick<RecruitInfo, 'applyUrl' | 'email' | 'phone'>): JobWays => ({
  applyUrl: isWebAddress(applyUrl) ? applyUrl.trim() : '',
  email: MAIL.test(email.trim()) ? email.trim() : '',
  phone: /\d{3}/.test(phone) ? phone.trim() : '',
});
