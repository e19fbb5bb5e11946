import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import { specialColumnInfo } from '@yunxia/contract/special-column';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import { toHomeRow } from '../../model/home/home-rows.ts';
import { REPORTS, toReport } from '../../model/investor/investor-notice.ts';
import type { stock } from './stock.screen.ts';

/** Announcements and reports beside the column. */
const ANNOUNCEMENTS = 6;
const REPORT_COUNT = 5;

/** The column of the share, with the latest announcements and periodic reports; null where they could not be read. */
export async function load(api: Api, { request, signal }: ArgsOf<typeof stock>) {
  const announcements = optional(api(noticeList, { type: 'announcement', limit: ANNOUNCEMENTS }, { signal }), null);
  const reports = optional(
    api(noticeList, { type: 'announcement', category: REPORTS, limit: REPORT_COUNT }, { signal }),
    null,
  );
  const { info } = await api(specialColumnInfo, request, { signal });
  const now = serverNow();
  return {
    info,
    announcements: (await announcements)?.list.map((record) => toHomeRow(record, now)) ?? null,
    reports: (await reports)?.list.map(toReport) ?? null,
  };
}

export type StockPage = DataOf<typeof stock>;
