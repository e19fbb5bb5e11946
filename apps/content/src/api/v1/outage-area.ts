/** outage-area-list. */
import type { Implementation } from '@yunxia/contract/handler';
import type { Where } from 'payload';
import type { ApiContext } from './api-context.ts';
import { listTable } from './shown.ts';

/** Villages of a whole supply area are some thousands. */
const MAX_AREAS = 10_000;

export const outageAreaList: Implementation<ApiContext>['outage-area-list'] = async ({ kind, parentId }, context) => {
  listTable(context, 'outage-areas');
  const where: Where = {};
  if (kind !== undefined) where['kind'] = { equals: kind };
  if (parentId !== undefined) where['parentId'] = { equals: parentId };
  const { docs } = await context.payload.find({
    collection: 'outage-areas',
    where,
    select: { title: true, kind: true, parentId: true, pinyin: true, initials: true, phone: true },
    sort: ['-sort', 'id'],
    depth: 0,
    limit: MAX_AREAS,
    pagination: false,
    overrideAccess: false,
  });
  const list = docs.map((area) => ({
    id: area.id,
    title: area.title,
    kind: area.kind,
    parentId: typeof area.parentId === 'number' ? area.parentId : null,
    pinyin: area.pinyin ?? '',
    initials: area.initials ?? '',
    phone: area.phone ?? '',
  }));
  return { list };
};
