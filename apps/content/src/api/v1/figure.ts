/** figure-list. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { figureGroups } from '@yunxia/contract/report-codes';
import { tableOf } from '../../records/database-table.ts';
import { isValue } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';
import type { ApiContext } from './api-context.ts';

const fields = ['title', 'key', 'group', 'unit', 'measure', 'topicNumber', 'topic', 'method', 'values'] as const;

export const figureList: Implementation<ApiContext>['figure-list'] = async ({ group }, context) => {
  const table = tableOf(context.payload, 'figures');
  const place = sql.join(
    Object.keys(figureGroups).map((word, at) => sql`when ${word} then ${sql.raw(String(at))}`),
    sql` `,
  );
  const records = await findAllRecords(context, 'figures', fields, {
    condition: isValue(table.column('group'), group),
    order: [
      // an enum of PostgreSQL compares with no text
      { by: sql`case cast(${table.column('group')} as text) ${place} end`, direction: 'asc' },
      { by: table.column('sort'), direction: 'desc' },
      { by: table.column('id'), direction: 'asc' },
    ],
  });
  const list = records.map((record) => ({
    id: record.id,
    key: record.key,
    group: record.group,
    label: record.title,
    unit: record.unit ?? '',
    kind: record.measure,
    topicNumber: record.topicNumber ?? '',
    topic: record.topic ?? '',
    method: record.method ?? '',
    values: (record.values ?? [])
      .map(({ period, value, restated, note }) => ({
        ...{ period, value: value ?? '', restated: restated === true, note: note ?? '' },
      }))
      .toSorted((one, other) => (one.period < other.period ? -1 : 1)),
  }));
  return { list };
};
