import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toInvestorNoticeRow } from '../../model/investor/investor-notice.ts';
import type { noticeScreen } from './notice-screen.ts';

/** Records on a page. */
const PAGE_SIZE = 10;

/** A page of the notices of one type. */
export async function load(api: Api, { query, page, request, signal }: ArgsOf<ReturnType<typeof noticeScreen>>) {
  const answer = await api(noticeList, { ...request, ...query, page, limit: PAGE_SIZE }, { signal });
  const { list, categories, years } = answer;
  return { rows: list.map(toInvestorNoticeRow), ...toPaging(answer), categories, years, query };
}

/** What such a list shows. */
export type NoticesPage = DataOf<ReturnType<typeof noticeScreen>>;
