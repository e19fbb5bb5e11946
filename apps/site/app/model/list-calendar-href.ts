/** Lists that can be subscribed to as calendars, by the name of their file. */
export type ListCalendar = 'tenders' | 'announcements' | 'investor-events';

/** Address of a calendar. */
export const listCalendarHref = (name: ListCalendar): string => `/feeds/${name}.ics`;
