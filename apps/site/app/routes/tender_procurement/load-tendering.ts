import type { Api } from '@yunxia/contract/client';
import { purchaseList } from '@yunxia/contract/purchase';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { serverNow } from '../../runtime/server-clock.ts';
import type { tendering } from './tendering.screen.ts';

/** Records on a page of the tender list. */
const PAGE_SIZE = 10;

/** The tender notices of the query's filters and page; `now` is the server's time, epoch ms. */
export async function load(api: Api, { query, page, signal }: ArgsOf<typeof tendering>) {
  const answer = await api(purchaseList, { ...query, page, limit: PAGE_SIZE }, { signal });
  const { list, counts, changesAt, owners } = answer;
  return { records: list, ...toPaging(answer), counts, changesAt, owners, query, now: serverNow() };
}

export type TenderingPage = DataOf<typeof tendering>;
