/** Addresses of the files of the investors' calendar. */
import type { IrEventKind } from '@yunxia/contract/ir-event-kinds';
import { detailHref } from '../../site-map.ts';
import { investorEventHref } from './investor-event-href.ts';

/** The calendar of all dates, or of one kind. */
export const irCalendarHref = (kind?: IrEventKind): string =>
  kind ? `/feeds/investor-calendar.ics?kind=${kind}` : '/feeds/investor-calendar.ics';

/** The file of one date; an activity keeps the address that it had. */
export const irEventHref = ({ id, uid }: { readonly id: number; readonly uid: string }): string => {
  const [, notice] = /^notice-(\d+)$/.exec(uid) ?? [];
  return notice ? investorEventHref(Number(notice)) : detailHref('/feeds/investor-date.ics', id);
};
