/** The lists that can be subscribed to as calendars, but for the outages. */
import type { SiteInfo } from '@yunxia/contract/site-info';
import { type CalendarEvent, toIcal } from './ical.ts';
import type { ListCalendar } from './list-calendar-href.ts';

/** How often a subscriber should ask again, in minutes: nothing here changes by the hour. */
const REFRESH_MINUTES = 60;

const words: Readonly<Record<ListCalendar, { name: string; description: string }>> = {
  tenders: {
    name: '投标截止日历',
    description: '招标项目的投标与资格预审截止时间，提前一天提醒；延期、终止会自动更新。',
  },
  announcements: { name: '公司公告日历', description: '公司公告按发布日期排列。' },
  'investor-events': { name: '投资者活动日历', description: '业绩说明会、接待日等投资者活动，提前一天提醒。' },
};

/** Writes a calendar. Sample content says that it is (演示数据). */
export const toListCalendar = (
  calendar: ListCalendar,
  siteInfo: SiteInfo,
  events: ReadonlyArray<CalendarEvent | null>,
): string => toCalendar(words[calendar], siteInfo, events);

/** Writes the calendar of investors. @param kind the one kind that it has, in words; undefined: all */
export const toInvestorCalendar = (
  kind: string | undefined,
  siteInfo: SiteInfo,
  events: ReadonlyArray<CalendarEvent | null>,
): string => {
  const name = kind ? `投资者日历：${kind}` : '投资者日历';
  return toCalendar(
    { name, description: `${kind ?? '股东会、业绩说明会、接待、登记日与除息日、静默期'}的日程；改期会自动更新。` },
    siteInfo,
    events,
  );
};

const toCalendar = (
  { name, description }: { name: string; description: string },
  siteInfo: SiteInfo,
  events: ReadonlyArray<CalendarEvent | null>,
): string => {
  const company = siteInfo.shortName || siteInfo.companyName;
  return toIcal(
    {
      producer: siteInfo.companyName || company,
      name: `${siteInfo.demo ? '【演示数据】' : ''}${name} - ${company}`,
      description: `${siteInfo.companyName}${description}${siteInfo.demo ? siteInfo.demoText : ''}`,
      refreshMinutes: REFRESH_MINUTES,
    },
    events.filter((event) => event !== null),
  );
};
