import { detailHref } from '../../site-map.ts';

/** Address of the calendar file of one activity. */
export const investorEventHref = (id: number): string => detailHref('/feeds/investor-event.ics', id);
