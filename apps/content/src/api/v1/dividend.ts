/** dividend-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { findWholeRecords } from '../../records/public-records.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';

export const dividendList: Implementation<ApiContext>['dividend-list'] = async (_, context) => ({
  list: await readDividends(context),
});

/** Public distributions, the latest first; one that has no ex-day yet comes before those that have. */
export async function readDividends(context: ApiContext) {
  const docs = await findWholeRecords(context, 'dividends', []);
  const noticeOf = await publicNoticeOf(context, docs);
  const list = docs.map((record) => ({
    id: record.id,
    title: record.title,
    year: record.year,
    planText: record.planText,
    cashPerShare: record.cashPerShare ?? '',
    shareRatio: record.shareRatio ?? '',
    rightsRatio: record.rightsRatio ?? '',
    rightsPrice: record.rightsPrice ?? '',
    announcedOn: toDay(record.announcedOn),
    recordDay: toDay(record.recordDay),
    exDay: toDay(record.exDay),
    payDay: toDay(record.payDay),
    status: record.progress,
    noticeId: noticeOf(record),
  }));
  const key = ({ exDay, id }: (typeof list)[number]): string => `${exDay ?? '9999'} ${String(id).padStart(10, '0')}`;
  return list.toSorted((one, other) => (key(one) < key(other) ? 1 : -1));
}
