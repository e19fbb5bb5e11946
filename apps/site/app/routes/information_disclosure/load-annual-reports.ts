import type { Api } from '@yunxia/contract/client';
import { activeDisclosureList } from '@yunxia/contract/disclosure';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toAnnualReport } from '../../model/disclosure/disclosure.ts';
import type { annualReport } from './annual-report.screen.ts';

/** Reports on a page: one a year, so that one page holds them all for a long time. */
const PAGE_SIZE = 20;

/** The annual reports on disclosure, newest first. */
export async function load(api: Api, { page, request, signal }: ArgsOf<typeof annualReport>) {
  const answer = await api(activeDisclosureList, { ...request, page, limit: PAGE_SIZE }, { signal });
  const { list } = answer;
  return {
    reports: list.map(toAnnualReport),
    ...toPaging(answer),
  };
}

export type AnnualReportsPage = DataOf<typeof annualReport>;
