/** Reads the outages that a calendar holds: page by page, until what is left is long over. */
import type { Api } from '@yunxia/contract/client';
import { type NoticeItem, noticeList } from '@yunxia/contract/notice';
import { isInFeed } from '../model/outage-feed.ts';

const PAGE_LIMIT = 50;
/** Pages that one calendar is read from at most. */
const MAX_PAGES = 200;

/**
 * Outages of a county, or of all, in the order of the list: what is over comes last, the latest end first, so that a
 * page without one that counts is the end.
 * @param now epoch ms
 */
export async function readOutages(api: Api, county: string | undefined, now: number): Promise<NoticeItem[]> {
  const records = new Map<number, NoticeItem>();
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { list, total } = await api(noticeList, { type: 'overhaul', region: county, page, limit: PAGE_LIMIT });
    const fresh = list.filter((record) => isInFeed(record, now));
    for (const record of fresh) records.set(record.id, record);
    if (fresh.length === 0 || page * PAGE_LIMIT >= total) break;
  }
  return [...records.values()];
}
