/** dividend-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { publicWhere } from '../../access/public-records.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';
import { listTable } from './shown.ts';

/** Distributions of fifty years, and more. */
const MOST = 200;

export const dividendList: Implementation<ApiContext>['dividend-list'] = async (_, context) => ({
  list: await readDividends(context),
});

/** Public distributions, the latest first; one that has no ex-day yet comes before those that have. */
export async function readDividends(context: ApiContext) {
  listTable(context, 'dividends');
  const { docs } = await context.payload.find({
    collection: 'dividends',
    where: publicWhere(context.now),
    depth: 0,
    limit: MOST,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
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
