/** tariff-list. */
import type { Implementation } from '@yunxia/contract/handler';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { sortedFirst } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['title', 'scope', 'cycle', 'tiers', 'periods', 'effectiveOn', 'basis', 'note'] as const;

export const tariffList: Implementation<ApiContext>['tariff-list'] = async (_, context) => {
  const order = sortedFirst(tableOf(context.payload, 'tariffs'));
  const records = await findAllRecords(context, 'tariffs', fields, { order });
  const list = records.map((record) => ({
    id: record.id,
    title: record.title,
    scope: record.scope ?? '',
    cycle: record.cycle,
    tiers: (record.tiers ?? []).map(({ upTo, price }) => ({ upTo: upTo ?? null, price })),
    periods: (record.periods ?? []).map(({ name, hours, addition }) => ({ name, hours, addition })),
    effectiveOn: toDay(record.effectiveOn),
    basis: record.basis ?? '',
    note: record.note ?? '',
  }));
  return { list };
};
