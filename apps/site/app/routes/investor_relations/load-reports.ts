import type { Api } from '@yunxia/contract/client';
import { figureList } from '@yunxia/contract/figure';
import { reportList } from '@yunxia/contract/report';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { optional } from '../../api/load.ts';
import { toChosen, toNextReport, toReading, toReportYears } from '../../model/investor/report-table.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { reports } from './reports.screen.ts';

/** Reports of one answer, and the answers that are read at most: 28 years of seven kinds. */
const PAGE_SIZE = 50;
const MOST_PAGES = 4;

/** All reports by year and kind, the one that is read, and the figures; null: these could not be read. */
export async function load(api: Api, { query, signal }: ArgsOf<typeof reports>) {
  const figures = optional(api(figureList, {}, { signal }), null);
  const read = async (page: number) => api(reportList, { page, limit: PAGE_SIZE }, { signal });
  const first = await read(1);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.total / PAGE_SIZE));
  const rest = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, at) => read(at + 2)));
  const list = [first, ...rest].flatMap((answer) => answer.list);
  const chosen = toChosen(list, query.report);
  const isRead = query.report !== undefined && chosen?.id === query.report;
  const now = serverNow();
  return {
    years: toReportYears(list, now),
    reading: chosen && toReading(chosen, isRead, now),
    next: toNextReport(list, now),
    isRead,
    isUnknown: query.report !== undefined && !isRead,
    figures: (await figures)?.list ?? null,
  };
}

export type ReportsPage = DataOf<typeof reports>;
