import { named } from '../../site-map.ts';

/** Where a bidder subscribes: the calendar of deadlines and the feed of new notices, in words instead of as a file. */
export const TENDER_FEEDS = `${named.feeds}#feeds-tenders`;
