/** banner-list. */
import { and, gt, isNull, lte, or } from '@payloadcms/db-sqlite/drizzle';
import type { Implementation } from '@yunxia/contract/handler';
import { populatedMedia, toImage } from './answer-media.ts';
import { toTime } from './answer-time.ts';
import type { ApiContext } from './api-context.ts';
import { tableOf } from '../../records/database-table.ts';
import { isValue, sortedFirst, toStoredTime } from '../../records/public-query.ts';
import { findAllRecords } from '../../records/public-records.ts';

const fields = ['position', 'title', 'subtitle', 'image', 'imageMobile', 'alt', 'link', 'startAt', 'endAt'] as const;

export const bannerList: Implementation<ApiContext>['banner-list'] = async ({ position }, context) => {
  const table = tableOf(context.payload, 'banners');
  const now = toStoredTime(context.now);
  const [start, end] = [table.column('startAt'), table.column('endAt')];
  const records = await findAllRecords(context, 'banners', fields, {
    condition: and(
      isValue(table.column('position'), position?.replace(/^\//, '')),
      or(isNull(start), lte(start, now)),
      or(isNull(end), gt(end, now)),
    ),
    order: sortedFirst(table),
  });
  const list = records.map((record) => ({
    id: record.id,
    position: record.position,
    title: record.title,
    subtitle: record.subtitle ?? '',
    image: toImage(record.image, record.alt),
    imageMobile: toImage(record.imageMobile, record.alt),
    alt: record.alt || populatedMedia(record.image)?.alt || '',
    link: record.link ?? '',
    startAt: toTime(record.startAt),
    endAt: toTime(record.endAt),
  }));
  return { list };
};
