/** The end of applications for a job as an event of a calendar. */
import { type RecruitInfo, recruitTypes } from '@yunxia/contract/recruit';
import { recruitDeadline } from '@yunxia/contract/recruit-status';
import type { SiteInfo } from '@yunxia/contract/site-info';
import { toIsoDay } from '@yunxia/contract/time';
import { detailHref } from '../../site-map.ts';
import type { CalendarEvent } from '../feed/ical.ts';
import { toEventUid, toSequence } from '../feed/lasting-id.ts';
import { toInstant } from '../text/beijing-time.ts';
import { toJobDeadline, toJobView, toJobWays } from './recruit.ts';

/** A deadline reminds a day ahead; one that is a whole day at nine in the morning before. */
const ALARM_MINUTES = 24 * 60;
const DAY_ALARM_MINUTES = 15 * 60;

/** Address of the calendar file of a job's deadline. */
export const jobCalendarHref = (id: number): string => detailHref('/feeds/job.ics', id);

/**
 * The event of a job's deadline; null for a job that is open until filled. A deadline at the end of a day lasts the day.
 * @param origin public origin of the site
 */
export const toJobEvent = (record: RecruitInfo, siteInfo: SiteInfo, origin: string): CalendarEvent | null => {
  const end = recruitDeadline(record);
  const deadline = toJobDeadline(record, 0);
  if (end === null || deadline === null) return null;
  const job = toJobView(record, end);
  const ways = toJobWays(record);
  const url = `${origin}${detailHref('/recruitment_details', record.id)}`;
  const day = toIsoDay(end - 1);
  const savedAt = toInstant(record.updatedAt) ?? toInstant(record.publishedAt) ?? end;
  const facts = {
    '报名截止（北京时间）': deadline.isWholeDay ? `${day}，含当日` : deadline.text,
    招聘类别: recruitTypes[record.type],
    用人单位: job.company,
    工作地点: job.city,
    网上报名: ways.applyUrl,
    投递邮箱: ways.email,
    职位详情: url,
  };
  return {
    uid: toEventUid(`job-${record.id}`),
    sequence: toSequence(savedAt),
    changedAt: savedAt,
    time: deadline.isWholeDay ? { firstDay: day, lastDay: day } : { start: end, end: null },
    summary: `${siteInfo.demo ? '【演示数据】' : ''}报名截止：${job.title}`,
    description: Object.entries(facts)
      .filter(([, text]) => text)
      .map(([label, text]) => `${label}：${text}`)
      .join('\n'),
    location: '',
    url,
    categories: ['报名截止'],
    isCancelled: false,
    alarmMinutes: deadline.isWholeDay ? DAY_ALARM_MINUTES : ALARM_MINUTES,
  };
};
