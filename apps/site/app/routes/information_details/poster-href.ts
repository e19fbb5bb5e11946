import { detailHref, noticeDetailPath } from '../../site-map.ts';

/** Address of the sheet of an outage notice. */
export const posterHref = (id: number): string => detailHref(`${noticeDetailPath('overhaul')}/poster`, id);
