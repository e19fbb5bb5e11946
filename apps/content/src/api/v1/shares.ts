/** capital-list and holder-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { findWholeRecords } from '../../records/public-records.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { publicNoticeOf } from './public-notices.ts';

export const capitalList: Implementation<ApiContext>['capital-list'] = async (_, context) => {
  const docs = await findWholeRecords(context, 'capital-changes', ['-day', '-id']);
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
  const docs = await findWholeRecords(context, 'holder-lists', ['-asOf', '-id']);
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
