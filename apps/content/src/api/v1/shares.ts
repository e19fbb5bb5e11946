/** capital-list and holder-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { publicWhere } from '../../access/public-records.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';
import { listTable } from './shown.ts';

/** Changes of fifty years, lists of as many quarters, and more. */
const MOST = 500;

export const capitalList: Implementation<ApiContext>['capital-list'] = async (_, context) => {
  listTable(context, 'capital-changes');
  const { docs } = await context.payload.find({
    collection: 'capital-changes',
    where: publicWhere(context.now),
    sort: ['-day', '-id'],
    depth: 0,
    limit: MOST,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  const noticeOf = await publicNoticeOf(context, docs);
  const list = docs.map((record) => ({
    id: record.id,
    day: toDay(record.day),
    total: record.total,
    floating: record.floating,
    reason: record.title,
    unlockDay: toDay(record.unlockDay),
    noticeId: noticeOf(record),
  }));
  return { list };
};

export const holderList: Implementation<ApiContext>['holder-list'] = async ({ asOf }, context) => {
  listTable(context, 'holder-lists');
  const { docs } = await context.payload.find({
    collection: 'holder-lists',
    where: publicWhere(context.now),
    sort: ['-asOf', '-id'],
    depth: 0,
    limit: MOST,
    pagination: false,
    draft: false,
    overrideAccess: false,
  });
  const days = docs.flatMap((record) => toDay(record.asOf) ?? []);
  const day = asOf ?? days[0];
  const found = docs.find((record) => toDay(record.asOf) === day);
  if (day === undefined || !found) return { list: [], asOf: day ?? null, days };
  const list = found.holders
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank, name, kind, shares, percent, pledged }) => ({
      id: Number(day.replaceAll('-', '')) * 100 + rank,
      ...{ asOf: day, rank, name, kind, shares, percent, pledged },
    }));
  const { source, holderCount, note } = found;
  return { list, asOf: day, days, source, holderCount: holderCount ?? null, note: note ?? '' };
};
