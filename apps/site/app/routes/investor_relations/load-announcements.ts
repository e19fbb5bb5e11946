import type { Api } from '@yunxia/contract/client';
import { noticeList } from '@yunxia/contract/notice';
import type { ArgsOf, DataOf } from '../../api/load-screen.ts';
import { toPaging } from '../../api/load.ts';
import { toInvestorNoticeRow } from '../../model/investor/investor-notice.ts';
import type { announcement } from './announcement.screen.ts';

/** Records on a page. */
const PAGE_SIZE = 10;

/** A page of the company's announcements, with how many each group has. */
export async function load(api: Api, { query, page, request, signal }: ArgsOf<typeof announcement>) {
  const answer = await api(noticeList, { ...request, ...query, page, limit: PAGE_SIZE }, { signal });
  const { list, groups, years } = answer;
  return { rows: list.map(toInvestorNoticeRow), ...toPaging(answer), groups, years, query };
}

/** What the list shows. */
export type AnnouncementsData = DataOf<typeof announcement>;
