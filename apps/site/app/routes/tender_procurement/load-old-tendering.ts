import type { Api } from '@yunxia/contract/client';
import { purchaseOldList } from '@yunxia/contract/purchase';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toOldTenderView } from '../../model/tender/tender.ts';
import type { oldTendering } from './old-tendering.screen.ts';

/** Records on a page of the archive. */
const PAGE_SIZE = 20;

/** The archive of the former site: page, year and words come from the URL. */
export async function load(api: Api, { query, page, signal }: ArgsOf<typeof oldTendering>) {
  const answer = await api(purchaseOldList, { ...query, page, limit: PAGE_SIZE }, { signal });
  const { list } = answer;
  return {
    rows: list.map(toOldTenderView),
    ...toPaging(answer),
    years: answer.years,
    query,
  };
}

/** What the archive shows. */
export type OldTenderingPage = DataOf<typeof oldTendering>;
