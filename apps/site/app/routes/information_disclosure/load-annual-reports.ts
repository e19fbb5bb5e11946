import type { Api } from '@yunxia/contract/client';
import { activeDisclosureList } from '@yunxia/contract/disclosure';
import { loadBanner } from '../../api/banner.ts';
import { type LoadArgs, readPage } from '../../api/load.ts';
import { toAnnualReport } from '../../model/disclosure.ts';

/** Reports on a page: one a year, so that one page holds them all for a long time. */
const PAGE_SIZE = 20;

/** The annual reports on disclosure, newest first. */
export async function loadAnnualReports(api: Api, { url, signal }: LoadArgs) {
  const banner = loadBanner(api, 'information_disclosure', signal);
  const answer = await api(
    activeDisclosureList,
    { kind: 'annual_report', page: readPage(url), limit: PAGE_SIZE },
    { signal },
  );
  const { list, total, page, limit } = answer;
  return {
    reports: list.map(toAnnualReport),
    total,
    page,
    pages: Math.ceil(total / Math.max(1, limit)),
    banner: await banner,
  };
}

export type AnnualReportsPage = Awaited<ReturnType<typeof loadAnnualReports>>;
