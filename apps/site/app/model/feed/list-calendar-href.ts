/** Lists that can be subscribed to as calendars, by the name of their file. */
export const listCalendars = ['tenders', 'announcements', 'investor-events'] as const;
export type ListCalendar = (typeof listCalendars)[number];

/** Address of a calendar. */
export const listCalendarHref = (name: ListCalendar): string => `/feeds/${name}.ics`;
