/** honor-list. */
import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { toImage } from './answer-media.ts';
import { toDay } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { toStoredTime } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['title', 'image', 'level', 'awardedBy', 'awardedOn', 'holder', 'isChosen', 'why'] as const;

export const honorList: Implementation<ApiContext>['honor-list'] = async (_, context) => {
  const table = tableOf(context.payload, 'honors');
  const records = await findAllRecords(context, 'honors', fields, {
    order: [
      { by: table.column('sort'), direction: 'desc' },
      { by: sql`coalesce(${table.column('awardedOn')}, ${toStoredTime(0)})`, direction: 'desc' },
      { by: table.column('id'), direction: 'desc' },
    ],
  });
  const list = records.map((record) => ({
    id: record.id,
    title: record.title,
    image: toImage(record.image),
    level: record.level ?? '',
    awardedBy: record.awardedBy ?? '',
    awardedOn: toDay(record.awardedOn),
    holder: record.holder ?? '',
    isChosen: record.isChosen === true,
    why: record.why ?? '',
  }));
  return { list };
};
